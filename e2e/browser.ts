import { existsSync } from 'node:fs'

/** The browser with its windows, which a few things need: notifications that are shown, Lighthouse. */
export const wholeBrowser = '/usr/bin/chromium'

/** The same engine without windows: a page costs half. What `npm test` installs; the whole browser where it cannot. */
const headlessShell = '/usr/bin/chromium-headless-shell'
export const browserPath = process.env.CHROMIUM ?? (existsSync(headlessShell) ? headlessShell : wholeBrowser)

/**
 * What Chromium starts with. A switch that is given twice counts as given last, so the features that Playwright 1.65
 * turns off (chromiumSwitches.ts) stand here once more, before those of the address bar: without a window to be seen each
 * page would run a few pages of suggestions for it, which is a third of what a journey costs.
 */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${featuresOff.join(',')}`,
]
