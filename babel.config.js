/**
 * The framework's Babel settings, with React's automatic runtime and today's browsers. A production bundle leaves out
 * the default messages, which every language's catalogue brings (a test compares them): they weighed on every page.
 */
const kit = require('@salesforce/pwa-kit-dev/configs/babel/babel-config').default

module.exports = {
  ...kit,
  presets: [
    [
      require('@babel/preset-env'),
      { targets: { node: '20', chrome: '109', safari: '16.4', firefox: '115' } }
    ],
    require('@babel/preset-typescript'),
    [require('@babel/preset-react'), { runtime: 'automatic' }]
  ],
  plugins: [
    require('@babel/plugin-syntax-dynamic-import'),
    require('@loadable/babel-plugin'),
    [
      require('babel-plugin-formatjs'),
      { ast: true, removeDefaultMessage: process.env.NODE_ENV === 'production' }
    ]
  ]
}
