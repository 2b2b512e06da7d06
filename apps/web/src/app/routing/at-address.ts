import { useParams } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import { hasParams, type ParamsOf } from '../../platform/address/params-of.ts';

/** A screen that is given what its route's path names. */
export const atAddress = <Path extends string>(path: Path, screen: ComponentType<ParamsOf<Path>>): ComponentType =>
  function AtAddress() {
    const found = useParams({ strict: false });
    return hasParams(path, found) ? createElement(screen, found) : null;
  };
