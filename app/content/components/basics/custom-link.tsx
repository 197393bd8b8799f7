import { Link } from '../../../ui/action/link'
import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface CustomLinkProps {
  text: string
  link: string
}

const CustomLink = ({ attributes: { text, link } }: ContentProps<CustomLinkProps>) => (
  <Link to={link} className="link inline-block py-2">
    {text}
  </Link>
)

export const customLinkType = defineContentType<CustomLinkProps>({
  typeIds: ['customLink'],
  parse: data => {
    const text = readText(data, 'text')
    const link = readText(data, 'link')
    return text === undefined || link === undefined ? undefined : { text, link }
  },
  Component: CustomLink
})
