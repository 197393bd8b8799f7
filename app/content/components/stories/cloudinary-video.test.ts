import { buildPoster, buildVideoSources, readVideoLocation } from './cloudinary-video'

const base = 'https://res.cloudinary.com/shop/video/upload/'

it.each([
  [{ cloudName: 'shop', publicId: 'tea/steam' }, 'tea/steam'],
  [{ link: `${base}v12/tea/steam.mp4` }, 'v12/tea/steam'],
  [{ url: `${base}c_fill,w_300/f_auto/v12/my_tea/steam.webm?_a=1` }, 'v12/my_tea/steam']
])('finds the video of %j', (data, publicId) => {
  expect(readVideoLocation(data)).toEqual({ base, publicId })
})

it('takes a video from the shop itself', () => {
  expect(readVideoLocation({ link: '/media/video/upload/steam.mp4' })).toEqual({
    base: '/media/video/upload/',
    publicId: 'steam'
  })
})

it.each([
  [{}],
  [{ publicId: 'steam' }],
  [{ cloudName: '../evil', publicId: 'steam' }],
  [{ link: 'https://example.com/steam.mp4' }],
  [{ link: 'javascript:/video/upload/x' }],
  [{ link: '//evil.example/video/upload/x.mp4' }],
  [{ link: `${base}.mp4` }]
])('finds none in %j', data => {
  expect(readVideoLocation(data)).toBeUndefined()
})

it('asks for webm, mp4 and ogv in a width for wide and one for narrow screens', () => {
  const sources = buildVideoSources({ base, publicId: 'steam' })
  expect(sources.map(({ src, type, media }) => [src.replace(base, ''), type, Boolean(media)])).toEqual([
    ['c_limit,w_1280,q_auto/steam.webm', 'video/webm', true],
    ['c_limit,w_1280,q_auto/steam.mp4', 'video/mp4', true],
    ['c_limit,w_1280,q_auto/steam.ogv', 'video/ogg', true],
    ['c_limit,w_640,q_auto/steam.webm', 'video/webm', false],
    ['c_limit,w_640,q_auto/steam.mp4', 'video/mp4', false],
    ['c_limit,w_640,q_auto/steam.ogv', 'video/ogg', false]
  ])
  expect(buildPoster({ base, publicId: 'steam' })).toBe(`${base}so_0,c_limit,w_1280,q_auto/steam.jpg`)
})
