import { loadable } from '../../entry/kit-adapter/loadable'

// The mark is for the compiler, which knows only functions written in the call by itself.
const load = /* #__LOADABLE__ */ () => import(/* webpackChunkName: "footer-parts" */ './footer-parts')

/**
 * Elements of cached fragments (decision 2): a browser needs their code only where it renders a footer itself, e.g. on
 * the way from checkout to another page.
 */
export const ShopColumns = loadable(load, { resolveComponent: parts => parts.ShopColumns })
export const ShopMarks = loadable(load, { resolveComponent: parts => parts.ShopMarks })
export const ShopTrust = loadable(load, { resolveComponent: parts => parts.ShopTrust })
