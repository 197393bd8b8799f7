/**
 * The rooms of the project, by folder, and which of them may import which: see docs/architecture.md, "Arrows".
 */
import { readdirSync } from 'node:fs'

/** Read from the folder, so that a new feature is guarded on its first day. */
const features = readdirSync('app/features')

/** Rooms of the sandbox, by folder as well. */
const sandboxRooms = readdirSync('sandbox', { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

/** The rooms below the features, each with those that it may use itself. */
const GROUND = {
  browser: [],
  // The framework, its router and its loading of code, for the shop.
  'entry/kit-adapter': ['lazy-loading'],
  visit: ['browser'],
  platform: ['visit', 'browser'],
  intl: ['lazy-loading'],
  notices: ['visit'],
  'lazy-loading': [],
  pricing: ['intl', 'ui'],
  'person-fields': ['intl', 'ui'],
  'bot-check': ['entry/kit-adapter', 'intl', 'lazy-loading', 'platform', 'ui', 'visit'],
  variations: ['platform', 'intl'],
  gifts: ['intl'],
  fulfilment: ['platform', 'visit', 'intl', 'ui'],
  'page-head': ['visit'],
  ui: ['entry/kit-adapter']
}
const ground = Object.keys(GROUND)

export const elements = [
  {
    type: 'entries',
    pattern: ['app/components/*', 'app/main.tsx', 'app/routes.tsx', 'app/ssr.js'],
    mode: 'full'
  },
  { type: 'worker-entry', pattern: 'worker/main.js', mode: 'full' },
  { type: 'worker', pattern: 'app/worker' },
  // Data from the server for the renderer: two bundles that share nothing else.
  { type: 'request-context', pattern: 'app/server/page-request/request-context.ts', mode: 'full' },
  { type: 'server', pattern: 'app/server' },
  { type: 'kit-replacements', pattern: 'app/entry/kit-adapter/replacements' },
  { type: 'shell', pattern: 'app/shell' },
  { type: 'first-script', pattern: 'app/entry/browser/first-script' },
  { type: 'browser-entry', pattern: 'app/entry/browser' },
  { type: 'pages', pattern: 'app/pages' },
  { type: 'page-unit', pattern: 'app/page-unit' },
  { type: 'content', pattern: 'app/content' },
  ...features.map(name => ({ type: `feature-${name}`, pattern: `app/features/${name}` })),
  ...ground.map(name => ({ type: name, pattern: `app/${name}` })),
  // Set-ups of tests may reach across the sandbox; the first pattern that fits counts.
  { type: 'sandbox-testing', pattern: 'sandbox/**/testing' },
  { type: 'sandbox-wiring', pattern: 'sandbox/*.ts', mode: 'full' },
  ...sandboxRooms.map(name => ({ type: `sandbox-${name}`, pattern: `sandbox/${name}` })),
  { type: 'scripts', pattern: 'scripts' },
  { type: 'tests', pattern: 'tests' }
]

const allFeatures = features.map(name => `feature-${name}`)

/** Checkout fills the basket step by step until it is an order. Other features do not know each other. */
const arrowsBetweenFeatures = {
  'feature-account': ['feature-postal-address', 'feature-payment'],
  'feature-checkout': ['feature-basket', 'feature-postal-address', 'feature-payment'],
  // An order says where it is collected.
  'feature-order': ['feature-postal-address', 'feature-payment', 'feature-pick-up', 'feature-stores'],
  'feature-standing-orders': ['feature-postal-address', 'feature-payment'],
  // Express checkout fills what the steps of checkout ask for.
  'feature-express': ['feature-basket', 'feature-checkout', 'feature-payment', 'feature-postal-address'],
  // Goods to collect are lines of the basket, and wait in a store.
  'feature-pick-up': ['feature-basket', 'feature-stores'],
  // A Packstation is found as a store is, and fills an address.
  'feature-packstations': ['feature-stores'],
  // An address is completed by the map service that stores are found with.
  'feature-postal-address': ['feature-packstations', 'feature-stores']
}

const allOfSandbox = ['sandbox-testing', 'sandbox-wiring', ...sandboxRooms.map(name => `sandbox-${name}`)]

/** protocols → domain → storage; the other rooms serve or control that path. */
const sandboxArrows = [
  { from: 'sandbox-testing', allow: allOfSandbox },
  { from: 'sandbox-wiring', allow: allOfSandbox },
  {
    from: 'sandbox-control',
    allow: ['control', 'faults', 'requests', 'operations', 'http', 'domain', 'component-types'].map(
      name => `sandbox-${name}`
    )
  },
  {
    from: 'sandbox-faults',
    allow: ['sandbox-faults', 'sandbox-requests', 'sandbox-operations', 'sandbox-http']
  },
  { from: 'sandbox-requests', allow: ['sandbox-requests', 'sandbox-operations'] },
  {
    from: 'sandbox-protocols',
    allow: ['sandbox-protocols', 'sandbox-operations', 'sandbox-http', 'sandbox-domain']
  },
  { from: 'sandbox-operations', allow: ['sandbox-operations', 'sandbox-http'] },
  { from: 'sandbox-http', allow: ['sandbox-http', 'sandbox-domain'] },
  {
    from: 'sandbox-domain',
    allow: ['sandbox-domain', 'sandbox-storage', 'sandbox-component-types']
  },
  { from: 'sandbox-component-types', allow: ['sandbox-component-types'] },
  { from: 'sandbox-storage', allow: ['sandbox-storage'] },
  { from: 'sandbox-seed', allow: ['sandbox-seed', 'sandbox-component-types'] },
  { from: allOfSandbox, allow: ['sandbox-texts'] },
  // Shapes only: the domain says what is stored and what a seed holds.
  {
    from: ['sandbox-storage', 'sandbox-seed', 'sandbox-faults'],
    importKind: 'type',
    allow: ['sandbox-domain']
  },
  { from: 'sandbox-control', importKind: 'type', allow: ['sandbox-seed'] }
]

export const arrows = [
  { from: 'entries', allow: ['browser-entry', 'shell', 'pages', 'server', 'visit'] },
  { from: 'worker-entry', allow: ['worker'] },
  // Another thread, without page, React and session. Which files of the two: see WORKER_MAY_BRING.
  { from: 'worker', allow: ['worker', 'visit', 'notices'] },
  // Shapes only: the server writes the settings in front of the worker's code.
  { from: 'server', importKind: 'type', allow: ['worker'] },
  { from: 'request-context', allow: ['platform', 'visit'] },
  {
    from: 'server',
    allow: ['server', 'request-context', 'entry/kit-adapter', 'platform', 'visit', 'first-script', 'notices']
  },
  // The shell puts pages into their frame and knows their addresses; no page knows the shell.
  {
    from: 'shell',
    allow: [
      'shell',
      'first-script',
      'pages',
      'page-unit',
      'content',
      'request-context',
      ...allFeatures,
      ...ground
    ]
  },
  { from: 'first-script', allow: ['first-script', 'lazy-loading'] },
  { from: 'browser-entry', allow: ['browser-entry', 'first-script', 'shell', 'pages', 'content', ...ground] },
  { from: 'pages', allow: ['pages', 'page-unit', 'content', 'request-context', ...allFeatures, ...ground] },
  { from: 'page-unit', allow: ['page-unit', 'content', ...ground] },
  { from: 'content', allow: ['content', ...allFeatures, ...ground] },
  ...allFeatures.map(feature => ({
    from: feature,
    allow: [feature, ...(arrowsBetweenFeatures[feature] ?? []), ...ground]
  })),
  ...ground.map(room => ({ from: room, allow: [room, ...GROUND[room]] })),
  // The framework imports them, see replace-modules.js; nobody of the shop does.
  { from: 'kit-replacements', allow: ['kit-replacements', 'page-head'] },
  ...sandboxArrows,
  {
    from: 'scripts',
    allow: [
      'scripts',
      'sandbox-wiring',
      'sandbox-operations',
      'sandbox-component-types',
      'entry/kit-adapter',
      'visit',
      'platform',
      'notices'
    ]
  },
  {
    from: 'tests',
    allow: [
      'tests',
      ...allOfSandbox,
      'scripts',
      'shell',
      'pages',
      'page-unit',
      'content',
      'server',
      'request-context',
      ...allFeatures,
      ...ground
    ]
  }
]
