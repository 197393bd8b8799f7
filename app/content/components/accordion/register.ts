import { defineContentType } from '../../content-type'
import { AccordionBlock } from './accordion-block'
import { readAccordion, type AccordionProps } from './read-accordion'

export const accordionType = defineContentType<AccordionProps>({
  typeIds: ['accordion'],
  parse: readAccordion,
  Component: AccordionBlock
})
