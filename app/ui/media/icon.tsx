import type { SVGProps } from 'react'
import { joinClassNames } from '../join-class-names'

/** Line drawings on a 24 unit square, stroke 1.5. A path each: one element to render. */
const paths = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  bag: 'M5.5 8h13l1 12.5h-15L5.5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  bean: 'M17.9 6.1c3 3 2.6 7.9-.7 11.2s-8.1 3.7-11.1.7-2.6-7.9.7-11.2 8.1-3.7 11.1-.7ZM6.3 17.8c1.2-3.7 2.3-4.5 5.3-5.3s4.5-1.8 6.1-6',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4',
  card: 'M3.5 6h17v12.5h-17zM3.5 10h17M6.5 15h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  cup: 'M5 9h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5V9ZM17 10.5h1.5a2.25 2.25 0 0 1 0 4.5H17M9 6c-.8-1 .8-1.5 0-2.5M13 6c-.8-1 .8-1.5 0-2.5',
  device:
    'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM11 18h2',
  edit: 'm4.5 19.5 1-4L16 5l3 3L8.5 18.5l-4 1ZM13.5 7.5l3 3',
  eye: 'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.5 7.5C4 9.2 2.5 12 2.5 12s3.5 6.5 9.5 6.5c1.6 0 3-.4 4.2-1M10 10a2.75 2.75 0 0 0 3.9 3.9',
  facebook:
    'M14 20.5v-7.5h2.5l.5-3h-3V8.5c0-1 .5-1.5 1.5-1.5H17V4.3C16.5 4.1 15.7 4 15 4c-2.5 0-4 1.5-4 4v2H8.5v3H11v7.5',
  filter:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  gift: 'M4.5 11.5h15v9h-15zM3.5 7.5h17v4h-17zM12 7.5v13M12 7.5C9.5 7.5 7 6.5 7 5s3.5-2 5 2.5c1.5-4.5 5-4 5-2.5s-2.5 2.5-5 2.5Z',
  heart: 'M12 20S3.5 15 3.5 8.9A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8.5 1.9C20.5 15 12 20 12 20Z',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5v.01',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16.75 7.25v.01',
  leaf: 'M5 19C5 9 11 4.5 20 4.5c0 9-4 14.5-10.5 14.5-2 0-3.5-1-4-2.5M5 20.5c1-4.5 4-8 8.5-10',
  lock: 'M5.5 10.5h13v10h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  minus: 'M6 12h12',
  pause: 'M9 6v12M15 6v12',
  phone:
    'M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.5 1.5A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z',
  pin: 'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  pinterest:
    'M9.5 20.5 12 10M8.5 13.5A4.8 4.8 0 0 1 12 5c2.8 0 4.8 1.9 4.8 4.5 0 3-1.8 5.3-4 5.3-1.2 0-2.2-.7-2.2-1.8',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  plus: 'M12 6v12M6 12h12',
  return: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H8',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5l5 5',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5v8h14v-8',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8L12 3.5Z',
  thermometer: 'M10 13.5V5.5a2 2 0 0 1 4 0v8a4 4 0 1 1-4 0ZM12 10v7',
  trash: 'M4.5 7h15M9 7V4h6v3M6.5 7l1 13.5h9l1-13.5M10.5 11v6M13.5 11v6',
  truck:
    'M3 6h11v10.5H3zM14 10h3.5l3.5 3.5v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  warning: 'M12 4 2.5 20h19L12 4ZM12 10v5M12 17.5v.01',
  youtube: 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10.5 9v6l5-3-5-3Z'
} as const

export type IconName = keyof typeof paths

export const iconNames = Object.keys(paths) as IconName[]

interface IconProps extends SVGProps<SVGSVGElement> {
  name: IconName
  /** 20 instead of 24 px. */
  small?: boolean
}

/** A decorative icon, hidden from assistive technology; a control with nothing but an icon is an IconButton. */
export function Icon({ name, small, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={joinClassNames('icon', small && 'icon-small', className)}
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  )
}
