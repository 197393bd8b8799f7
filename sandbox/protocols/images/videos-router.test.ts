import express from 'express'
import supertest from 'supertest'
import { seed } from '../../seed/seed'
import { createVideosRouter, VIDEO_ROOT } from './videos-router'

const { videos = {} } = seed
const next = jest.fn()
const platform = supertest(express().use(createVideosRouter({ videos }), next))

it.each(Object.keys(videos))('sends the film %s of the seed as WebM of less than 200 kB', async name => {
  const { headers, body } = await platform.get(`${VIDEO_ROOT}/c_limit,w_640/${name}.webm`).expect(200)
  expect(headers).toMatchObject({
    'content-type': 'video/webm',
    'cache-control': expect.stringContaining('immutable')
  })
  // The first element of a Matroska file.
  expect((body as Buffer).subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  expect((body as Buffer).length).toBeLessThan(200_000)
  expect(next).not.toHaveBeenCalled()
})

it.each(['jasmin-story-video.mp4', 'constructor.webm', 'unknown.webm'])('has no %s', async file => {
  await platform.get(`${VIDEO_ROOT}/c_limit,w_640/${file}`).expect(404)
})
