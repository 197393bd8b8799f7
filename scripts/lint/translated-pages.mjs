import ts from 'typescript'

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike

/**
 * Whether a value of the type is rendered as text. An empty one is not (`title && <h2>…</h2>`), and of what may be
 * elements as well (`ReactNode`) the component that fills it has to know.
 */
function isText(type) {
  const members = type.isUnion() ? type.types : [type]
  const mayBeElement = members.some(member => member.flags & ts.TypeFlags.Object)
  return !mayBeElement && members.some(member => member.flags & TEXT && member.value !== '')
}

/** A text that is the same for as long as its element is there: a word of a catalogue without values. */
const isConstant = expression =>
  expression.type === 'Literal' ||
  (expression.type === 'CallExpression' &&
    (expression.callee.property ?? expression.callee).name === 'formatMessage' &&
    expression.arguments.length === 1 &&
    expression.arguments[0].type === 'MemberExpression' &&
    !expression.arguments[0].computed)

/** Nothing but indentation, or a comment. */
const rendersNothing = child =>
  (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')

/** White space alone is not translated. */
const isBlank = ({ type, value, expression }) =>
  type === 'JSXText'
    ? value.trim() === ''
    : expression?.type === 'Literal' && String(expression.value).trim() === ''

/** Whether the number of elements that a child renders may change. */
const comesAndGoes = child => {
  if (child.type !== 'JSXExpressionContainer') return false
  const { type, callee } = child.expression
  return (
    type === 'LogicalExpression' ||
    type === 'ConditionalExpression' ||
    (type === 'CallExpression' && callee.property?.name === 'map')
  )
}

/**
 * Translators of browsers replace text nodes by elements of their own. React then changes a text node that is no
 * longer shown, and fails when it removes it or puts an element before it. An element whose only child is a text is
 * safe: React replaces all its content.
 */
export const bareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bareText:
        'Text beside what changes has an element of its own: browsers’ translators replace text nodes.'
    }
  },
  create(context) {
    const services = context.sourceCode.parserServices
    const readsAsText = node => {
      // Of `a && b` only b is rendered, or a falsy a.
      if (node.type === 'LogicalExpression' && node.operator === '&&') return readsAsText(node.right)
      if (node.type === 'ConditionalExpression')
        return readsAsText(node.consequent) || readsAsText(node.alternate)
      return isText(services.getTypeAtLocation(node))
    }
    const check = node => {
      const children = node.children.filter(child => !rendersNothing(child))
      if (children.length < 2) return
      const changes = children.some(comesAndGoes)
      for (const child of children.filter(each => !isBlank(each))) {
        const isBare =
          child.type === 'JSXText'
            ? changes
            : child.type === 'JSXExpressionContainer' &&
              (changes || !isConstant(child.expression)) &&
              readsAsText(child.expression)
        if (isBare) context.report({ node: child, messageId: 'bareText' })
      }
    }
    return { JSXElement: check, JSXFragment: check }
  }
}

/** A row that is known by its place gets the text of another one when a row before it comes or goes. */
export const rowKey = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { rowKey: 'A row is known by what it is about, not by its place: see buildRowKeys.' }
  },
  create: context => ({
    'JSXAttribute[name.name="key"] > JSXExpressionContainer > Identifier[name=/^(index|position)$/]'(node) {
      context.report({ node, messageId: 'rowKey' })
    }
  })
}
