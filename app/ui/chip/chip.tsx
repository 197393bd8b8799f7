import { joinClassNames } from '../class-names/join-class-names'
import { Icon } from '../icon/icon'
import { Link, type LinkProps } from '../link/link'

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
