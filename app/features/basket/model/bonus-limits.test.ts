import { buildLine } from '../../../../tests/factories/basket'
import { limitBonusLines } from './bonus-limits'

const offers = [{ id: 'offer', maxBonusItems: 3 }]
const chosen = (fields: object = {}) =>
  buildLine({ itemId: 'chosen', bonusChoiceId: 'offer', limit: 0, ...fields })

it.each([
  ['as many units as the offer allows', [chosen()], [3]],
  ['what the other lines of the offer leave', [chosen({ quantity: 2 }), chosen({ itemId: 'other' })], [2, 1]],
  ['no more than the product itself allows', [chosen({ limit: 2 })], [2]],
  ['never less than there are', [chosen({ quantity: 4 })], [4]],
  ['what there is, when the offer is gone', [chosen({ bonusChoiceId: 'gone', quantity: 2 })], [2]],
  ['what came by itself', [buildLine({ isAutomaticBonus: true, quantity: 1, limit: 0 })], [1]],
  ['nothing of goods that are paid for', [chosen(), buildLine({ limit: 0 })], [3, 0]],
  ['the usual number of goods without a limit', [buildLine()], [undefined]]
])('limits a bonus line to %s', (_what, lines, limits) =>
  expect(limitBonusLines(lines, offers).map(({ limit }) => limit)).toEqual(limits)
)
