import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import formatjs from 'eslint-plugin-formatjs'
import a11y from 'eslint-plugin-jsx-a11y'
import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'
import { looksInCss } from './scripts/lint/looks-in-css.mjs'
import { arrows, elements } from './scripts/lint/rooms.mjs'
import { bareText, rowKey } from './scripts/lint/translated-pages.mjs'

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
    files: ['{app,sandbox,scripts,tests}/**/*.{ts,tsx,mjs}', '*.mjs'],
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
        { name: 'libsql', message: 'SQL belongs in sandbox/storage/sqlite.' }
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.name="db"][callee.property.name=/^(prepare|exec)$/]',
          message: 'SQL belongs in sandbox/storage/sqlite.'
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
            message: 'Texts belong in messages.ts, see translations/README.md.'
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
