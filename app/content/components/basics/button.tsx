import { ButtonLink } from '../../../ui/action/button'
import { readChoice, readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface ButtonProps {
  text: string
  link: string
  kind: 'primary' | 'secondary' | 'quiet'
}

const ButtonBlock = ({ attributes: { text, link, kind } }: ContentProps<ButtonProps>) => (
  <div className="wrap py-4">
    <ButtonLink to={link} kind={kind}>
      {text}
    </ButtonLink>
  </div>
)

export const buttonType = defineContentType<ButtonProps>({
  typeIds: ['button'],
  parse: data => {
    const text = readText(data, 'text')
    const link = readText(data, 'link')
    if (text === undefined || link === undefined) return undefined
    return { text, link, kind: readChoice(data, 'variant', ['primary', 'secondary', 'quiet']) ?? 'primary' }
  },
  Component: ButtonBlock
})
