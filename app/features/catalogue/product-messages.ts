import { defineMessages } from 'react-intl'

/** Words of the product page. */
export const productMessages = defineMessages({
  gallery: { id: 'product.gallery', defaultMessage: 'Pictures of {name}' },
  picture: { id: 'product.picture', defaultMessage: 'Show picture {position} of {count}' },
  vatNote: { id: 'product.vatNote', defaultMessage: 'incl. VAT, plus shipping' },
  inStock: { id: 'product.inStock', defaultMessage: 'Available immediately' },
  outOfStock: { id: 'product.outOfStock', defaultMessage: 'Out of stock' },
  onlyLeft: { id: 'product.onlyLeft', defaultMessage: 'Only {stockLevel} left!' },
  readyOn: { id: 'product.readyOn', defaultMessage: 'Ready for dispatch in {preOrderDate}' },
  preOrder: { id: 'product.preOrder', defaultMessage: 'Available to pre-order' },
  choose: { id: 'product.choose', defaultMessage: 'Please choose: {attributes}' },
  notCombined: { id: 'product.notCombined', defaultMessage: 'This combination is not available.' },
  unavailableValue: { id: 'product.unavailableValue', defaultMessage: '(not available)' },
  quantity: { id: 'product.quantity', defaultMessage: 'Quantity' },
  increase: { id: 'product.increase', defaultMessage: 'Increase quantity' },
  decrease: { id: 'product.decrease', defaultMessage: 'Decrease quantity' },
  add: { id: 'product.add', defaultMessage: 'Add to cart' },
  buy: { id: 'product.buy', defaultMessage: 'Buy {name}' },
  partsMissing: {
    id: 'product.partsMissing',
    defaultMessage:
      'At least one item from this set is not orderable at the moment and could not be added to the basket.'
  },
  partsMissingTitle: {
    id: 'product.partsMissingTitle',
    defaultMessage: 'Item(s) could not be added to the basket'
  },
  parts: { id: 'product.parts', defaultMessage: 'In this set' },
  taste: { id: 'product.taste', defaultMessage: 'Taste' },
  flavorIntensity: { id: 'product.flavorIntensity', defaultMessage: 'Intensity' },
  fruitiness: { id: 'product.fruitiness', defaultMessage: 'Fruitiness' },
  roasting: { id: 'product.roasting', defaultMessage: 'Roasting' },
  scale: { id: 'product.scale', defaultMessage: '{value} out of {max}' },
  caffeine: { id: 'product.caffeine', defaultMessage: 'Caffeine' },
  caffeineNone: { id: 'product.caffeine.none', defaultMessage: 'caffeine-free' },
  caffeineLow: { id: 'product.caffeine.low', defaultMessage: 'low' },
  caffeineMedium: { id: 'product.caffeine.medium', defaultMessage: 'medium' },
  caffeineHigh: { id: 'product.caffeine.high', defaultMessage: 'high' },
  preparation: { id: 'product.preparation', defaultMessage: 'Preparation' },
  grams: { id: 'product.grams', defaultMessage: 'Amount' },
  water: { id: 'product.water', defaultMessage: 'Water' },
  temperature: { id: 'product.temperature', defaultMessage: 'Temperature' },
  minutes: { id: 'product.minutes', defaultMessage: 'Time' },
  minutesValue: { id: 'product.minutesValue', defaultMessage: '{minutes} min' },
  description: { id: 'product.description', defaultMessage: 'About this product' },
  ingredients: { id: 'product.ingredients', defaultMessage: 'Ingredients' },
  origin: { id: 'product.origin', defaultMessage: 'Origin' },
  material: { id: 'product.material', defaultMessage: 'Material' },
  specs: { id: 'product.specs', defaultMessage: 'Technical details' },
  yes: { id: 'product.yes', defaultMessage: 'yes' },
  no: { id: 'product.no', defaultMessage: 'no' }
})

/** Names of the technical details that products bring (spec 2 section 3 "Product specs"). */
export const specMessages = defineMessages({
  color: { id: 'product.spec.color', defaultMessage: 'Colour' },
  materials: { id: 'product.spec.materials', defaultMessage: 'Materials' },
  height: { id: 'product.spec.height', defaultMessage: 'Height' },
  width: { id: 'product.spec.width', defaultMessage: 'Width' },
  depth: { id: 'product.spec.depth', defaultMessage: 'Depth' },
  weight: { id: 'product.spec.weight', defaultMessage: 'Weight' },
  plugType: { id: 'product.spec.plugType', defaultMessage: 'Plug' },
  capsuleWarning: { id: 'product.spec.capsuleWarning', defaultMessage: 'Full capsule container warning' },
  capacity: { id: 'product.spec.capacity', defaultMessage: 'Capacity' },
  energySavingMode: { id: 'product.spec.energySavingMode', defaultMessage: 'Energy-saving mode' },
  voltageRating: { id: 'product.spec.voltageRating', defaultMessage: 'Voltage' },
  power: { id: 'product.spec.power', defaultMessage: 'Power' },
  pressure: { id: 'product.spec.pressure', defaultMessage: 'Pressure' },
  tempAdjustmant: { id: 'product.spec.temperatureAdjustment', defaultMessage: 'Adjustable temperature' },
  strengthAdjustment: { id: 'product.spec.strengthAdjustment', defaultMessage: 'Adjustable strength' },
  quantityAdjustment: { id: 'product.spec.quantityAdjustment', defaultMessage: 'Adjustable quantity' },
  modelVersion: { id: 'product.spec.modelVersion', defaultMessage: 'Model' },
  weeeNumber: { id: 'product.spec.weeeNumber', defaultMessage: 'WEEE number' },
  waterTankSensor: { id: 'product.spec.waterTankSensor', defaultMessage: 'Water tank sensor' },
  waterHardness: { id: 'product.spec.waterHardness', defaultMessage: 'Water hardness' },
  waterTank: { id: 'product.spec.waterTank', defaultMessage: 'Water tank' },
  cableLength: { id: 'product.spec.cableLength', defaultMessage: 'Cable length' },
  dishwasherSafe: { id: 'product.spec.dishwasherSafe', defaultMessage: 'Dishwasher-safe' }
})
