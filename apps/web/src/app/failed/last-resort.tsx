import { Component, type ReactNode } from 'react';
import { FailedAlone } from './failed.tsx';

interface State {
  readonly failed: { readonly error: unknown } | null;
}

/** Around everything: what fails outside of every screen must not leave a white page either. */
export class LastResort extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  reset = () => this.setState({ failed: null });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <FailedAlone error={failed.error} reset={this.reset} /> : this.props.children;
  }
}
