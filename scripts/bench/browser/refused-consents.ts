/** The cookies of a visitor who has refused every consent that can be refused. */
export const listRefusals = (url: string) =>
  ['Required', 'Funcional', 'Performance', 'Marketing'].map(category => ({
    name: `shop_${category}Allowed`,
    value: String(category === 'Required'),
    url
  }))
