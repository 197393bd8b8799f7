import { readdirSync } from 'node:fs'
import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import formatjs from 'eslint-plugin-formatjs'
import a11y from 'eslint-plugin-jsx-a11y'
import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'
import { looksInCss } from './scripts/lint/looks-in-css.mjs'
import { bareText, rowKey } from './scripts/lint/translated-pages.mjs'

/** Read from the folder, so that a new feature is guarded on its first day. */
const features = readdirSync('app/features')

/** Rooms of the sandbox, by folder as well. */
const sandboxRooms = readdirSync('sandbox', { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

/** The rooms below the features, each with those that it may use itself. */
const GROUND = {
  browser: [],
  // What the shop uses of the framework, its router and its loading of code.
  'entry/kit-adapter': [],
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

const elements = [
  {
    type: 'entries',
    pattern: ['app/components/*', 'app/main.tsx', 'app/routes.tsx', 'app/ssr.js'],
    mode: 'full'
  },
  { type: 'worker-entry', pattern: 'worker/main.js', mode: 'full' },
  { type: 'worker', pattern: 'app/worker' },
  // What the server hands to the renderer: two bundles that share nothing else.
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
  // What is collected is a line of the basket, and waits in a store.
  'feature-pick-up': ['feature-basket', 'feature-stores'],
  // A Packstation is found as a store is, and fills an address.
  'feature-packstations': ['feature-stores'],
  // An address is completed by the map service that stores are found with.
  'feature-postal-address': ['feature-packstations', 'feature-stores']
}

const allOfSandbox = ['sandbox-testing', 'sandbox-wiring', ...sandboxRooms.map(name => `sandbox-${name}`)]

/** protocols → domain → storage; what stands beside that way serves or steers it. */
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

const arrows = [
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

/** Attributes that people read or hear. */
const SPOKEN =
  '/^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|[a-z]+Label)$/'

/** Its own files, how an address is read, and the frame of the offline page; no package, nothing of a page. */
const WORKER_MAY_BRING = [
  '\\./',
  '\\.\\./visit/site/resolve-site$',
  '\\.\\./visit/config/write-hour$',
  '\\.\\./notices/brand-page$'
]

/** What a browser may refuse, by throwing even where it is there: app/browser tries it, and is asked instead. */
const BROWSER_MAY_REFUSE = {
  globals: ['localStorage', 'sessionStorage', 'BroadcastChannel', 'indexedDB', 'caches', 'cookieStore'],
  members: [
    ['navigator', 'locks'],
    ['navigator', 'serviceWorker'],
    ['navigator', 'storage'],
    ['document', 'cookie'],
    ['Cookies', 'set'],
    ['Cookies', 'remove']
  ]
}
const ASK_APP_BROWSER = 'A browser may refuse it: see app/browser/README.md.'
const readsSettings = {
  object: 'process',
  property: 'env',
  message: 'Settings are parsed once, in app/visit/config and app/server.'
}
const nameEvent = { name: 'event', message: 'Name the event in the handler.' }

/** Links whose path begins with a slash that somebody has typed. */
const PATHS_BY_HAND = [
  'Literal[value=/^\\u002F/]',
  'JSXExpressionContainer > Literal[value=/^\\u002F/]',
  'JSXExpressionContainer > TemplateLiteral > TemplateElement:first-child[value.raw=/^\\u002F/]'
].map(path => `JSXAttribute[name.name=/^(to|href)$/] > ${path}`)

export default ts.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.bundles',
      'coverage',
      'translations',
      'app/static',
      '**/*.built.ts',
      'playwright-report',
      'test-results'
    ]
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  a11y.flatConfigs.recommended,
  {
    plugins: { boundaries, formatjs, 'react-hooks': hooks },
    settings: {
      'boundaries/elements': elements,
      'boundaries/ignore': ['**/*.test.ts', '**/*.test.tsx'],
      // What is handed on, or loaded later, is an arrow as well.
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'import/resolver': { typescript: { alwaysTryTypes: true } }
    },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // What a render reads or writes of a ref, React neither sees nor undoes.
      'react-hooks/refs': 'error',
      'no-console': 'error',
      // A list without markers is no list to one screen reader unless it says so.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }],
      // A scrolling region has to be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul', 'ol', 'div'], roles: ['tabpanel'] }],
      'boundaries/element-types': [
        'error',
        {
          default: 'disallow',
          message: '${file.type} may not import ${dependency.type}: see docs/architecture.md, "Arrows"',
          rules: arrows
        }
      ],
      'formatjs/enforce-id': 'off',
      'formatjs/no-offset': 'error',
      'formatjs/enforce-default-message': ['error', 'literal'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'no-restricted-globals': ['error', nameEvent]
    }
  },
  {
    files: ['app/**', 'scripts/**', 'tests/**'],
    ignores: [
      'app/entry/kit-adapter/**',
      'app/platform/use-read*',
      // Managed Runtime loads the request processor from there.
      'app/request-processor.test.ts'
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@tanstack/react-query',
              importNames: ['useQuery'],
              message: 'Use useRead of app/platform, which the server answers from the query cache.'
            },
            { name: 'react-helmet', message: 'Use Head of app/page-head.' }
          ],
          patterns: [
            {
              regex: '^(@salesforce/pwa-kit-|@loadable/|react-router)',
              message: 'Only app/entry/kit-adapter imports the framework, its router and its loading of code.'
            }
          ]
        }
      ]
    }
  },
  {
    files: ['app/server/**'],
    ignores: ['app/platform/http/user-agent.ts', '**/*.test.*'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'The server says who it is: `createPlatformTransport` or `namedFetch`.' }
      ]
    }
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    // A promise that nobody waits for fails unseen.
    rules: { '@typescript-eslint/no-floating-promises': 'error' }
  },
  {
    // Tests of one behaviour may be longer.
    files: ['{app,sandbox,scripts,tests}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: { 'max-lines': ['error', 300] }
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/server/**', 'app/entry/kit-adapter/**', 'app/visit/config/**', '**/*.test.*'],
    rules: {
      'no-restricted-properties': [
        'error',
        readsSettings,
        ...BROWSER_MAY_REFUSE.members.map(([object, property]) => ({
          object,
          property,
          message: ASK_APP_BROWSER
        })),
        ...BROWSER_MAY_REFUSE.globals.flatMap(property =>
          ['window', 'self', 'globalThis'].map(object => ({ object, property, message: ASK_APP_BROWSER }))
        )
      ],
      'no-restricted-globals': [
        'error',
        nameEvent,
        ...BROWSER_MAY_REFUSE.globals.map(name => ({ name, message: ASK_APP_BROWSER }))
      ]
    }
  },
  {
    files: ['app/browser/**/*.ts'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-properties': ['error', readsSettings],
      'no-restricted-globals': ['error', nameEvent]
    }
  },
  {
    files: ['app/worker/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(?!${WORKER_MAY_BRING.join('|')})`,
              allowTypeImports: true,
              message: 'The worker is another thread, and every browser loads it: see WORKER_MAY_BRING.'
            }
          ]
        }
      ]
    }
  },
  {
    files: ['sandbox/**/*.ts'],
    ignores: ['sandbox/storage/sqlite/**', '**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'libsql', message: 'SQL stands under sandbox/storage/sqlite.' }
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.name="db"][callee.property.name=/^(prepare|exec)$/]',
          message: 'SQL stands under sandbox/storage/sqlite.'
        }
      ]
    }
  },
  {
    files: ['sandbox/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'inTransaction',
          message: 'Ask isInTransaction(db): the property aborts the process when the database is closed.'
        }
      ]
    }
  },
  {
    files: ['app/**/*.tsx'],
    // What only the server renders is not changed in the browser.
    ignores: ['**/*.test.tsx', 'app/page-head/**', 'app/shell/frame/shop-document.tsx'],
    plugins: { shop: { rules: { 'bare-text': bareText, 'row-key': rowKey } } },
    rules: { 'shop/bare-text': 'error' }
  },
  {
    files: ['app/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { looks: { rules: { 'in-css': looksInCss } } },
    rules: { 'looks/in-css': 'error' }
  },
  {
    files: ['app/{features,pages,pricing}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'shop/row-key': 'error' }
  },
  {
    files: ['app/**/*.tsx'],
    // The brands' names are the same in every language.
    ignores: ['**/*.test.tsx', 'app/ui/header/wordmark.tsx'],
    rules: {
      // Every word reaches the shopper through a catalogue, those that only screen readers say as well.
      'no-restricted-syntax': [
        'error',
        ...[
          'Literal',
          'JSXExpressionContainer > Literal',
          '* > :matches(ConditionalExpression, LogicalExpression) > Literal'
        ]
          .map(word => `JSXAttribute[name.name=${SPOKEN}] > ${word}[value=/[a-z]{2}/i]`)
          .concat('JSXText[value=/[a-z]{2}/i]')
          .map(selector => ({
            selector,
            message: 'Words stand in messages.ts, see translations/README.md.'
          })),
        ...PATHS_BY_HAND.map(selector => ({
          selector,
          message: 'Paths of the shop come from app/visit/addresses/paths.ts.'
        }))
      ]
    }
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        module: 'writable',
        require: 'readonly',
        console: 'readonly',
        __dirname: 'readonly',
        fetch: 'readonly',
        setInterval: 'readonly',
        setTimeout: 'readonly',
        URL: 'readonly'
      }
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' }
  },
  {
    files: ['scripts/**/*.mjs'],
    languageOptions: { globals: { clearTimeout: 'readonly', AbortSignal: 'readonly' } }
  },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } }
)
