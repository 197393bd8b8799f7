import { render, screen, within } from '@testing-library/react'
import { withProviders } from '../../../../tests/factories/with-providers'
import { readRecipe } from './read-recipe'
import { RecipeBlock } from './register'

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
