import { getTaxRate, computeContainedTax } from './tax'

describe('contained tax', () => {
  it.each([
    [1190, 19, 190],
    [1000, 19, 159],
    [100, 7, 6],
    [999, 7, 65],
    [1, 19, 0],
    [0, 19, 0],
    [2500, 0, 0],
    [1200, 20, 200],
    [1199, 20, 199],
    [399, 10, 36],
    [1055, 5.5, 55],
    [495, 5.5, 25]
  ])('of %i cents at %i %% is %i cents, rounded down', (gross, rate, tax) => {
    expect(computeContainedTax(gross, rate)).toBe(tax)
  })
})

describe('tax rate', () => {
  it.each([
    ['DE', 'reduced', 7],
    ['DE', 'standard', 19],
    ['AT', 'reduced', 10],
    ['AT', 'standard', 20],
    ['FR', 'reduced', 5.5],
    ['FR', 'standard', 20],
    ['IT', 'standard', 22],
    ['DK', 'reduced', 25],
    ['GB', 'reduced', 0],
    ['GB', 'standard', 20],
    ['AT', 'exempt', 0],
    ['CH', 'standard', 19],
    ['__proto__', 'reduced', 7]
  ] as const)('in %s for class %s is %i %%', (country, taxClass, rate) => {
    expect(getTaxRate(country, taxClass)).toBe(rate)
  })
})
