import { DEFAULT_IMAGE, Image } from '../../../ui/media/image'

/** The picture of a line of the cart, square and as wide as its column; the name beside it describes it. */
export const LinePicture = ({ src = DEFAULT_IMAGE }: { src: string | undefined }) => (
  <Image src={src} alt="" width={1} height={1} sizes="120px" widths={[120, 240]} className="corners-small" />
)
