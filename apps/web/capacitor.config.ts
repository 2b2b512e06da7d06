import type { CapacitorConfig } from '@capacitor/cli';

/** The phone's app is the built web app; how it is made: docs/recipes/android-build.md. */
const config: CapacitorConfig = {
  appId: 'in.teeka.app',
  appName: 'Teeka',
  webDir: 'dist',
  server: { androidScheme: 'https' },
  plugins: {
    SplashScreen: {
      launchShowDuration: 3000,
      launchAutoHide: true,
      backgroundColor: '#faf9f7',
      showSpinner: false,
    },
    StatusBar: { backgroundColor: '#8A8D90', style: 'DARK', overlaysWebView: false },
  },
};

export default config;
