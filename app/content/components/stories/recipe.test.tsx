import { render, screen, within } from '@testing-library/react'
import { withProviders } from '../../../../tests/factories/with-providers'
import { buildRecipeData, readRecipe, RecipeBlock } from './recipe'

const number = <Value extends string>(name: Value, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${name}_${index + 1}`, `${name} ${index + 1}`])
  )

it('counts the steps in two digits, ten at most, and shows eight ingredients at most', () => {
  const recipe = readRecipe({ name: 'Iced tea', ...number('ingredient', 9), ...number('recipe', 11) })
  if (!recipe) throw new Error('the recipe has nothing to show')
  const component = { id: 'recipe-1', typeId: 'recipe', data: {}, regions: [] }
  render(withProviders(<RecipeBlock attributes={recipe} component={component} first={false} />))
  const [ingredients, steps] = screen.getAllByRole('list').slice(-2)
  expect(within(ingredients!).getAllByRole('listitem')).toHaveLength(8)
  const written = within(steps!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(written).toHaveLength(10)
  expect([written[0], written[9]]).toEqual(['01recipe 1', '10recipe 10'])
})

it('has up to 8 ingredients and 10 steps, in order and without gaps', () => {
  const recipe = readRecipe({
    name: 'Iced tea',
    ...number('ingredient', 12),
    ...number('recipe', 12),
    recipe_2: ''
  })
  expect(recipe?.ingredients).toHaveLength(8)
  expect(recipe?.steps.slice(0, 2)).toEqual(['recipe 1', 'recipe 3'])
  expect(recipe?.steps).toHaveLength(9)
})

it('keeps the product of an ingredient', () => {
  const recipe = readRecipe({
    name: 'Tea',
    ingredient_2: '2 bags',
    ingredient_product_2: '100000000000000101'
  })
  expect(recipe?.ingredients).toEqual([{ text: '2 bags', productId: '100000000000000101' }])
})

it.each([
  [{ cookTime: 15 }, { from: 15, to: 15 }],
  [{ cookTime: '15' }, { from: 15, to: 15 }],
  [
    { cookMinimumTime: 10, cookMaximumTime: '15' },
    { from: 10, to: 15 }
  ],
  [
    { cookMinimumTime: 15, cookMaximumTime: 10 },
    { from: 10, to: 15 }
  ],
  [{ cookMaximumTime: 10 }, { from: 10, to: 10 }],
  [{ cookTime: 'over night' }, 'over night'],
  [{ cookTime: -3 }, undefined],
  [{}, undefined]
])('takes %j for the time %j', (data, time) => {
  expect(readRecipe({ name: 'Tea', recipe_1: 'Wait', ...data })?.time).toEqual(time)
})

it.each([[{}], [{ name: 'Tea' }], [{ recipe_1: 'Wait' }]])('is no recipe with %j alone', data => {
  expect(readRecipe(data)).toBeUndefined()
})

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['/recipes/a', '/recipes/a'],
  ['//evil.example', undefined],
  ['javascript:alert(1)', undefined]
])('takes %s for the canonical address %s', (canonicalUrl, expected) => {
  expect(readRecipe({ name: 'Tea', recipe_1: 'Wait', canonicalUrl })?.canonicalUrl).toBe(expected)
})

it('gives search engines the longest time, the steps and the absolute addresses', () => {
  const recipe = readRecipe({
    name: 'Iced tea',
    image: { link: '/a.jpg', alt: '' },
    recipeYield: '4 glasses',
    cookMinimumTime: 10,
    cookMaximumTime: 15,
    ingredient_1: 'Tea',
    recipe_1: 'Wait',
    canonicalUrl: '/recipes/a'
  })
  if (!recipe) throw new Error('there is a recipe')
  expect(buildRecipeData(recipe, address => `https://shop.example${address}`)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Iced tea',
    image: ['https://shop.example/a.jpg'],
    recipeYield: '4 glasses',
    totalTime: 'PT15M',
    recipeIngredient: ['Tea'],
    recipeInstructions: [{ '@type': 'HowToStep', position: 1, text: 'Wait' }],
    url: 'https://shop.example/recipes/a'
  })
})
