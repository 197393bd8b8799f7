import type { ProductPicture } from '../product-picture'
import { apple } from './apple'
import { bean } from './bean'
import { berry } from './berry'
import { birthday } from './birthday'
import { camomile } from './camomile'
import { bloodOrange, citrus, lemon } from './citrus'
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
import { lavender, sage, verbena, nettle, fennel, hops, lemongrass, meadow, linden } from './herbs'
import { peony, cherryBlossom } from './blossoms'
import { cherry, pear, blueberry, strawberry, cucumber, seaBuckthorn } from './fruit'
import { rice, hazelnut, almond, coconut, cacao, coffeeCherry, rockSugar, caramel } from './kernels'
import { needles, flatLeaf, bud, curl } from './tea-leaves'
import { waves, mountains, sunrise, river, smoke, stars } from './landscapes'
import { arches, strings, awning, rails, clock, halves, gem, milk, moon, filter } from './coffee-prints'

export const motifs: Record<ProductPicture['motif'], Motif> = {
  apple,
  bean,
  berry,
  birthday,
  camomile,
  citrus,
  lemon,
  'blood-orange': bloodOrange,
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
  winter,
  lavender,
  sage,
  verbena,
  nettle,
  fennel,
  hops,
  lemongrass,
  meadow,
  linden,
  peony,
  'cherry-blossom': cherryBlossom,
  cherry,
  pear,
  blueberry,
  strawberry,
  cucumber,
  'sea-buckthorn': seaBuckthorn,
  rice,
  hazelnut,
  almond,
  coconut,
  cacao,
  'coffee-cherry': coffeeCherry,
  'rock-sugar': rockSugar,
  caramel,
  needles,
  'flat-leaf': flatLeaf,
  bud,
  curl,
  waves,
  mountains,
  sunrise,
  river,
  smoke,
  stars,
  arches,
  strings,
  awning,
  rails,
  clock,
  halves,
  gem,
  milk,
  moon,
  filter
}
