import { expect } from 'chai'
import { sharePicture } from '../../domain/share-picture.ts'

const drawn = { url: '/assets/covers/news-a-1-share.png', width: 1200, height: 630, type: 'image/png' }
const picture = { url: 'https://images.ctfassets.net/s/a/t/quay.jpg', width: 2400, height: 1600, type: 'image/jpeg' }

describe('the picture that other sites show', () => {
  it('is the one of the page, cut to their shape', () => {
    expect(sharePicture('news-a-1', picture)).to.deep.equal({
      url: `${picture.url}?w=1200&h=630&fit=fill&fm=jpg&q=80`,
      width: 1200,
      height: 630,
      type: 'image/jpeg',
    })
  })

  it('is the one of the page as it is, where the website serves it itself', () => {
    const own = { ...picture, url: '/assets/quay-1a2b.jpg' }
    expect(sharePicture('news-a-1', own)).to.deep.equal(own)
  })

  it('is drawn for pages without one, and where it is of a kind that they do not show', () => {
    expect(sharePicture('news-a-1', undefined)).to.deep.equal(drawn)
    expect(sharePicture('news-a-1', { ...picture, type: 'image/svg+xml' })).to.deep.equal(drawn)
    expect(sharePicture('news-a-1', { ...picture, url: 'https://elsewhere.example/quay.jpg' })).to.deep.equal(drawn)
  })
})
