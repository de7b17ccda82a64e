/**
 * The oldest browsers that the site is made for, by the name that esbuild's and Vite's `target` and MDN's compatibility data
 * give them; Edge is Chrome by another name, and so are WeChat's and the phone makers' browsers. What the code and its
 * dependencies are built to, what its types may call, what the probe of app/shell/too-old.js asks and what its message
 * says all come from here. The reasons: docs/architecture.md, "Browsers".
 */
export const supportedBrowsers = { chrome: 119, edge: 119, firefox: 120, safari: 17 } as const

/** The same for Vite's `build.target`. Safari on iOS has the numbers of Safari. */
export const buildTarget: string[] = [
  ...Object.entries(supportedBrowsers).map(([name, version]) => `${name}${version}`),
  `ios${supportedBrowsers.safari}`,
]
