/** The map's code, once the map service is ready. */
export const loadMap = () =>
  import(/* webpackChunkName: "store-map" */ '../components/mark-map').then(({ MarkMap }) => MarkMap)
