import { readList, readText, type Attributes } from '../../attributes'
import { readStage, type StageProps } from '../stage/read-stage'

/** More would push the price out of view on a phone. */
const MOST_FACTS = 4

export interface MachineCommerceStageProps extends StageProps {
  /** Its name, price, picture and address are the defaults for what the editor leaves empty. */
  productId?: string
  facts: { label: string; value: string }[]
}

export function readMachineCommerceStage(data: Attributes): MachineCommerceStageProps | undefined {
  const stage = readStage(data)
  const productId = readText(data, 'productId')
  if (!stage.headline && !stage.text && !stage.image && !stage.button && !productId) return undefined
  const facts = readList(data, 'facts').flatMap(fact => {
    const label = readText(fact, 'label')
    const value = readText(fact, 'value')
    return label && value ? [{ label, value }] : []
  })
  return { ...stage, productId, facts: facts.slice(0, MOST_FACTS) }
}
