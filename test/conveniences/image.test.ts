import { expect } from 'chai'
import * as helpers from '../../adapters/promise/helpers.ts'
import { type BadImage, explainImage, type ImageOptions, imageUrl, srcset } from '../../domain/platform/image.ts'
import { E, pipe } from '../../domain/prelude.ts'

const cat = '//images.ctfassets.net/sp/as/random/cat.jpg'
const orReasons = E.getOrElseW((broken: ReadonlyArray<BadImage>) => broken.map(explainImage))
const url = (options: ImageOptions, address = cat) => pipe(imageUrl(address, options), orReasons)

describe('an image address', () => {
  it('has every parameter under the name the platform gives it', () => {
    const options: ImageOptions = {
      width: 400,
      height: 300,
      fit: 'thumb',
      focus: 'top_right',
      format: 'jpg',
      progressive: true,
      quality: 60,
      radius: 'max',
      background: '#9090ff',
    }
    expect(url(options)).to.equal(
      `https:${cat}?w=400&h=300&fit=thumb&f=top_right&fm=jpg&fl=progressive&q=60&r=max&bg=rgb%3A9090ff`,
    )
    expect(url({ format: 'png', png8: true, radius: 0 })).to.equal(`https:${cat}?fm=png&fl=png8&r=0`)
  })

  it('is the original with https when nothing is asked of it, and keeps a query it has', () => {
    expect(url({})).to.equal(`https:${cat}`)
    expect(url({ width: 1 }, 'http://localhost:5000/cat.jpg?token=t')).to.equal('http://localhost:5000/cat.jpg?token=t&w=1')
  })

  for (const [options, sentence] of [
    [{ width: 4001 }, 'The image option width is 4001; allowed is a whole number of pixels from 1 to 4000.'],
    [{ height: 0 }, 'The image option height is 0; allowed is a whole number of pixels from 1 to 4000.'],
    [{ width: 1.5 }, 'The image option width is 1.5; allowed is a whole number of pixels from 1 to 4000.'],
    [{ quality: 0 }, 'The image option quality is 0; allowed is a whole number from 1 to 100.'],
    [{ quality: 101 }, 'The image option quality is 101; allowed is a whole number from 1 to 100.'],
    [{ radius: -1 }, 'The image option radius is -1; allowed is a whole number of pixels, or "max".'],
    [{ background: 'red' }, 'The image option background is "red"; allowed is a colour such as #9090ff.'],
    [{ progressive: true, format: 'webp' }, 'The image option progressive is true; allowed is only with format jpg.'],
    [{ png8: true }, 'The image option png8 is true; allowed is only with format png.'],
    [
      { format: 'avif', width: 4000, height: 3000 },
      'The image option format is "avif"; allowed is an AVIF image of at most 9 megapixels.',
    ],
  ] satisfies ReadonlyArray<[ImageOptions, string]>)
    it(`is refused: ${sentence}`, () => {
      expect(url(options)).to.deep.equal([sentence])
    })

  it('is a text or a RangeError for those who do without Either', () => {
    expect(helpers.imageUrl(cat, { width: 10 })).to.equal(`https:${cat}?w=10`)
    expect(() => helpers.imageUrl(cat, { width: 5000 })).to.throw(RangeError, 'The image option width is 5000')
    expect(helpers.srcset(cat, [10])).to.equal(`https:${cat}?w=10 10w`)
  })

  it('is refused for all that is wrong at once, words from outside too', () => {
    const fromOutside = JSON.parse('{ "fit": "cover", "focus": "nose", "format": "bmp", "width": -1 }') as ImageOptions
    expect(url(fromOutside)).to.have.length(4)
  })
})

describe('a srcset', () => {
  it('has each width once, the smallest first, and keeps the proportion', () => {
    expect(pipe(srcset(cat, [800, 400, 800], { width: 800, height: 600, format: 'webp' }), orReasons)).to.equal(
      `https:${cat}?w=400&h=300&fm=webp 400w, https:${cat}?w=800&h=600&fm=webp 800w`,
    )
  })

  it('is refused when one of its images is', () => {
    expect(pipe(srcset(cat, [400, 5000]), orReasons)).to.deep.equal([
      'The image option width is 5000; allowed is a whole number of pixels from 1 to 4000.',
    ])
  })
})
