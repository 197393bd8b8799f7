/** Steps of the type scale and tones of text (app/styles): every component writes its texts with them. */
const OF_TEXT =
  /^(?:font-semibold|text-(?:xs|sm|lead|ink|muted|primary|success|warning|error|sale|start|center|end))$/

/** Utilities that paint; `grid`, `gap-4`, `max-w-xl` and the like lay out. */
const LOOK = new RegExp(
  `^(?:${[
    '(?:bg|border|divide|rounded|shadow|ring|outline|opacity|font|decoration|underline|tracking|leading)(?:-.+)?',
    '(?:scale|rotate)-(?:[xyz]-)?[\\d[(].*',
    '(?:transition|duration|ease|animate|fill|stroke|accent|caret|cursor|blur|brightness)(?:-.+)?',
    'no-underline|line-through|(?:not-)?italic|uppercase|lowercase|capitalize',
    'text-(?:\\[|\\(|base|md|title|white|current|transparent|paper|surface|tint|gold|line|on-|.+-(?:strong|paper)).*',
    // Any property by its name.
    '\\[.+'
  ].join('|')})$`
)

/** `lg:hover:-mt-2` without its conditions and signs. A colon within brackets belongs to the value. */
const readUtility = name => name.replace(/^(?:[\w-]+(?:\[[^\]]*\])?:)*/, '').replace(/^[!-]|!$/g, '')

const listLooks = text =>
  text.split(/\s+/).filter(name => {
    const utility = readUtility(name)
    return LOOK.test(utility) && !OF_TEXT.test(utility)
  })

const CLASSES = ['JSXAttribute[name.name=/[cC]lassName$/]', 'CallExpression[callee.name="joinClassNames"]']

/** Utilities in a class name lay out; a component's look is in its stylesheet, where the next one finds it. */
export const looksInCss = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      look: '"{{name}}" is a look: it belongs into the .css beside the component. Utilities lay out.'
    }
  },
  create(context) {
    const check = (node, text) => {
      for (const name of listLooks(text)) context.report({ node, messageId: 'look', data: { name } })
    }
    const literals = CLASSES.map(place => `${place} Literal`).join(', ')
    const templates = CLASSES.map(place => `${place} TemplateElement`).join(', ')
    return {
      [literals]: node => typeof node.value === 'string' && check(node, node.value),
      [templates]: node => check(node, node.value.cooked)
    }
  }
}
