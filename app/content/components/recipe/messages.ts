import { defineMessages } from '../../../intl/intl'

export const recipeMessages = defineMessages({
  time: { id: 'recipe.time', defaultMessage: 'Preparation time' },
  minutes: { id: 'recipe.minutes', defaultMessage: '{minutes} min' },
  minutesRange: { id: 'recipe.minutesRange', defaultMessage: '{from}–{to} min' },
  yield: { id: 'recipe.yield', defaultMessage: 'Yield' },
  ingredients: { id: 'recipe.ingredients', defaultMessage: 'Ingredients' },
  steps: { id: 'recipe.steps', defaultMessage: 'Preparation' },
  tip: { id: 'recipe.tip', defaultMessage: 'Extra tip' },
  products: { id: 'recipe.products', defaultMessage: 'What you need from us' }
})
