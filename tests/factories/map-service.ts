interface Place {
  text: string
  /** Undefined: a place without coordinates. */
  at?: { lat: number; lng: number }
  /** Of an address. */
  parts?: { longText: string; shortText: string; types: string[] }[]
}

type Handler = () => void

class FakeMap {
  view: { centre?: google.maps.LatLngLiteral; zoom?: number } = {}
  setOptions = () => undefined
  setCenter(centre: google.maps.LatLngLiteral) {
    this.view.centre = centre
  }
  panTo(centre: google.maps.LatLngLiteral) {
    this.view.centre = centre
  }
  setZoom(zoom: number) {
    this.view.zoom = zoom
  }
}

/** A fake of the map service as far as the shop uses it: knows these places, draws nothing. */
export function createMapService(places: Place[] = []) {
  const maps: FakeMap[] = []
  const clicks = new Map<object, Handler>()
  const marks = new Set<{ title?: string }>()
  class Marker {
    title?: string
    constructor(options: { title?: string }) {
      Object.assign(this, options)
      marks.add(this)
    }
    setMap(map: object | null) {
      if (!map) marks.delete(this)
    }
    setTitle(title: string) {
      this.title = title
    }
    setOptions = () => undefined
    setPosition = () => undefined
    setAnimation = () => undefined
    setIcon = () => undefined
    setZIndex = () => undefined
  }
  const fetchAutocompleteSuggestions = jest.fn(async ({ input }: { input: string }) => ({
    suggestions: places
      .filter(({ text }) => text.startsWith(input))
      .map(({ text, at, parts }) => ({
        placePrediction: {
          placeId: text,
          text: { text },
          toPlace: () => ({
            fetchFields: async () => ({
              place: {
                location: at && { lat: () => at.lat, lng: () => at.lng },
                addressComponents: parts
              }
            })
          })
        }
      }))
  }))
  const service = {
    importLibrary: async () => ({}),
    Map: class extends FakeMap {
      constructor() {
        super()
        maps.push(this)
      }
    },
    Marker,
    event: {
      addListener: (instance: object, name: string, handler: Handler) => {
        if (name === 'click') clicks.set(instance, handler)
        return instance
      },
      removeListener: () => undefined
    },
    places: {
      AutocompleteSuggestion: class {
        static fetchAutocompleteSuggestions = fetchAutocompleteSuggestions
      },
      AutocompleteSessionToken: class {}
    }
  }
  return {
    fetchAutocompleteSuggestions,
    install: () => Object.assign(window, { google: { maps: service } }),
    readView: () => maps.at(-1)?.view,
    listMarks: () => [...marks].map(({ title }) => title),
    clickMark: (title: string) =>
      [...marks].filter(mark => mark.title === title).forEach(mark => clicks.get(mark)?.())
  }
}
