import type { Rule } from 'eslint'

export const looksInCss: Rule.RuleModule
