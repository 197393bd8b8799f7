import { joinClassNames } from '../join-class-names'
import { Icon } from '../media/icon'
import { Link, type LinkProps } from './link'

type ChipLinkProps = LinkProps & { current?: boolean; removable?: boolean }

/** A chip that is a link: a filter that works without scripts. */
export function ChipLink({ current, removable, className, children, ...rest }: ChipLinkProps) {
  return (
    <Link aria-current={current || undefined} className={joinClassNames('chip', className)} {...rest}>
      <span>{children}</span>
      {removable && <Icon name="close" small />}
    </Link>
  )
}
