import type { ProductPicture } from '../product-picture'
import { apple } from './apple'
import { bean } from './bean'
import { berry } from './berry'
import { birthday } from './birthday'
import { camomile } from './camomile'
import { citrus } from './citrus'
import { flowers } from './flowers'
import { ginger } from './ginger'
import { hibiscus } from './hibiscus'
import { jasmine } from './jasmine'
import { leaf } from './leaf'
import { mint } from './mint'
import type { Motif } from './motif'
import { none } from './none'
import { peach } from './peach'
import { rooibos } from './rooibos'
import { rose } from './rose'
import { spice } from './spice'
import { thanks } from './thanks'
import { vanilla } from './vanilla'
import { winter } from './winter'

export const motifs: Record<ProductPicture['motif'], Motif> = {
  apple,
  bean,
  berry,
  birthday,
  camomile,
  citrus,
  flowers,
  ginger,
  hibiscus,
  jasmine,
  leaf,
  mint,
  none,
  peach,
  rooibos,
  rose,
  spice,
  thanks,
  vanilla,
  winter
}
