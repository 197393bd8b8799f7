/* global window, document, ResizeObserver, URLSearchParams */
/**
 * Replaces the map service: its interface as far as map, marks and search for places use it, over a sheet of
 * paper with the towns that the sandbox knows. Pins are buttons, as there.
 */
;(() => {
  const own = new URL(document.currentScript.src)
  const ask = async path => {
    const response = await fetch(new URL(`maps/${path}`, own))
    if (!response.ok) throw new Error(`The map service responds with ${response.status}`)
    return response.json()
  }

  const handlers = new WeakMap()
  const event = {
    addListener: (instance, name, handler) => {
      const listener = { instance, name, handler, remove: () => event.removeListener(listener) }
      handlers.set(instance, [...(handlers.get(instance) ?? []), listener])
      return listener
    },
    removeListener: listener => {
      const left = (handlers.get(listener.instance) ?? []).filter(other => other !== listener)
      handlers.set(listener.instance, left)
    },
    trigger: (instance, name, ...details) =>
      (handlers.get(instance) ?? [])
        .filter(listener => listener.name === name)
        .forEach(({ handler }) => handler(...details))
  }

  class LatLng {
    constructor(lat, lng) {
      this.lat = () => lat
      this.lng = () => lng
    }
  }
  const plain = place =>
    typeof place.lat === 'function'
      ? { lat: place.lat(), lng: place.lng() }
      : { lat: place.lat, lng: place.lng }

  /** Mercator: the world as a square of pixels that doubles with each zoom. */
  const sizeOf = zoom => 256 * 2 ** zoom
  const toPixels = ({ lat, lng }, zoom) => {
    const sine = Math.sin((lat * Math.PI) / 180)
    return {
      x: ((lng + 180) / 360) * sizeOf(zoom),
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * sizeOf(zoom)
    }
  }
  const toPlace = ({ x, y }, zoom) => ({
    lng: (x / sizeOf(zoom)) * 360 - 180,
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / sizeOf(zoom)))) * 180) / Math.PI
  })

  const create = (tag, style, fields = {}) => {
    const element = Object.assign(document.createElement(tag), fields)
    Object.assign(element.style, style)
    return element
  }
  const LAYER = { position: 'absolute', inset: '0' }
  const BUTTON = { width: '44px', height: '44px', background: '#fffdf7', border: '1px solid #8b8676' }
  const DOT = 'inset 0 0 0 3px #6b6758'
  const NAMES_FROM = 8

  let towns
  const readTowns = () => (towns ??= ask('places').then(({ places }) => places))

  class Map {
    constructor(element, options = {}) {
      this.element = element
      this.marks = new Set()
      this.places = []
      Object.assign(element.style, { position: 'relative', overflow: 'hidden', background: '#f3efe2' })
      this.sheet = create('div', { ...LAYER, touchAction: 'pan-y' })
      this.names = create('div', { ...LAYER, pointerEvents: 'none' }, { ariaHidden: 'true' })
      this.pins = create('div', { ...LAYER, pointerEvents: 'none' })
      const tools = create('div', { position: 'absolute', right: '12px', bottom: '12px', display: 'grid' })
      tools.append(this.createZoom('+', 1), this.createZoom('−', -1))
      element.append(this.sheet, this.names, this.pins, tools)
      this.letDrag()
      new ResizeObserver(() => this.draw()).observe(element)
      this.setOptions({ center: { lat: 0, lng: 0 }, zoom: 1, ...options })
      readTowns().then(
        places => {
          this.places = places
          this.draw()
        },
        () => undefined
      )
    }
    setOptions({ center, zoom }) {
      if (center) this.center = plain(center)
      if (zoom !== undefined) this.zoom = zoom
      this.draw()
    }
    setCenter(center) {
      this.setOptions({ center })
      event.trigger(this, 'center_changed')
    }
    panTo(center) {
      this.setCenter(center)
    }
    setZoom(zoom) {
      this.setOptions({ zoom: Math.min(Math.max(zoom, 3), 18) })
      event.trigger(this, 'zoom_changed')
    }
    getCenter() {
      return new LatLng(this.center.lat, this.center.lng)
    }
    getZoom() {
      return this.zoom
    }
    createZoom(sign, step) {
      const button = create('button', BUTTON, {
        type: 'button',
        textContent: sign,
        ariaLabel: `Zoom ${sign}`
      })
      button.addEventListener('click', () => this.setZoom(this.zoom + step))
      return button
    }
    letDrag() {
      this.sheet.addEventListener('pointermove', ({ buttons, movementX, movementY }) => {
        if (buttons !== 1) return
        const { x, y } = toPixels(this.center, this.zoom)
        this.setCenter(toPlace({ x: x - movementX, y: y - movementY }, this.zoom))
      })
    }
    /** The position of a place in the element. */
    locate(place) {
      const middle = toPixels(this.center, this.zoom)
      const { x, y } = toPixels(place, this.zoom)
      return {
        left: x - middle.x + this.element.clientWidth / 2,
        top: y - middle.y + this.element.clientHeight / 2
      }
    }
    draw() {
      this.element.dataset.zoom = this.zoom
      const { left, top } = this.locate({ lat: 0, lng: 0 })
      const line = '#e2dcc8 1px, transparent 1px'
      this.sheet.style.background = `linear-gradient(${line}) 0 ${top % 64}px / 64px 64px, linear-gradient(90deg, ${line}) ${left % 64}px 0 / 64px 64px`
      this.names.replaceChildren(...this.places.map(place => this.drawTown(place)))
      this.marks.forEach(mark => mark.draw())
    }
    drawTown({ name, location }) {
      const { left, top } = this.locate(location)
      const at = { position: 'absolute', left: `${left}px`, top: `${top}px` }
      const dot = create('span', { ...at, width: '7px', height: '7px', borderRadius: '4px', boxShadow: DOT })
      if (this.zoom < NAMES_FROM) return dot
      dot.append(
        create(
          'span',
          { position: 'absolute', left: '12px', top: '-8px', color: '#4f4c40' },
          { textContent: name }
        )
      )
      return dot
    }
  }

  class Marker {
    constructor(options = {}) {
      this.options = {}
      this.pin = create(
        'button',
        { position: 'absolute', pointerEvents: 'auto', translate: '-50% -100%' },
        { type: 'button' }
      )
      this.picture = create('img', { display: 'block' }, { alt: '' })
      this.pin.append(this.picture)
      this.pin.addEventListener('click', () => event.trigger(this, 'click', {}))
      this.setOptions(options)
    }
    setOptions(options) {
      const { map } = this.options
      Object.assign(this.options, options)
      if (options.map !== undefined && options.map !== map) {
        map?.marks.delete(this)
        this.pin.remove()
        options.map?.marks.add(this)
        options.map?.pins.append(this.pin)
      }
      this.draw()
    }
    draw() {
      const { map, position, icon = '', title = '', zIndex = '' } = this.options
      if (!map || !position) return
      const { left, top } = map.locate(plain(position))
      Object.assign(this.pin.style, { left: `${left}px`, top: `${top}px`, zIndex })
      Object.assign(this.pin, { title, ariaLabel: title })
      if (this.picture.getAttribute('src') !== icon) this.picture.src = icon
    }
  }
  for (const name of [
    'animation',
    'clickable',
    'cursor',
    'icon',
    'map',
    'position',
    'title',
    'visible',
    'zIndex'
  ]) {
    Marker.prototype[`set${name[0].toUpperCase()}${name.slice(1)}`] = function set(value) {
      this.setOptions({ [name]: value })
    }
  }

  class Place {
    constructor({ id }) {
      this.id = id
    }
    async fetchFields() {
      const { name, location, addressComponents } = await ask(`places/${encodeURIComponent(this.id)}`)
      Object.assign(this, {
        displayName: name,
        location: new LatLng(location.lat, location.lng),
        addressComponents
      })
      return { place: this }
    }
  }

  class AutocompleteSuggestion {
    static async fetchAutocompleteSuggestions({
      input,
      includedRegionCodes = [],
      includedPrimaryTypes = []
    }) {
      const query = new URLSearchParams({
        input,
        countries: includedRegionCodes.join(','),
        types: includedPrimaryTypes.join(',')
      })
      const { suggestions } = await ask(`suggestions?${query}`)
      return {
        suggestions: suggestions.map(({ id, text }) => ({
          placePrediction: { placeId: id, text: { text }, toPlace: () => new Place({ id }) }
        }))
      }
    }
  }

  const places = { AutocompleteSuggestion, AutocompleteSessionToken: class {}, Place }
  const maps = { Map, Marker, LatLng, event, places }
  maps.importLibrary = async name => (name === 'places' ? places : maps)
  window.google = { maps }
})()
