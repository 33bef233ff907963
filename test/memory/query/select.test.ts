import { expect } from 'chai'
import { selected } from '../../../adapters/memory/query/select.ts'
import { refusal, search } from './articles.ts'

const record = {
  sys: { id: 'a', type: 'Entry', createdAt: '2026-01-01' },
  metadata: { tags: [], concepts: [] },
  fields: { title: 'x', pages: 1 },
}
const choose = (select: string | ReadonlyArray<string>) => selected(search({ content_type: 'article', select }))(record)

describe('a selection', () => {
  it('keeps all when nothing is selected', () => {
    expect(selected(search({}))(record)).to.equal(record)
    expect(choose('')).to.equal(record)
  })
  it('keeps whole parts', () => {
    expect(choose('fields')).to.deep.equal({ fields: record.fields })
    expect(choose('sys,metadata')).to.deep.equal({ sys: record.sys, metadata: record.metadata })
  })
  it('keeps single members', () => {
    expect(choose('fields.title, sys.id,metadata.tags')).to.deep.equal({
      sys: { id: 'a' },
      metadata: { tags: [] },
      fields: { title: 'x' },
    })
  })
  it('prefers the whole part', () => {
    expect(choose(['sys', 'sys.id'])).to.deep.equal({ sys: record.sys })
    expect(choose(['sys.id', 'sys'])).to.deep.equal({ sys: record.sys })
  })
  it('works on values by locale as well', () => {
    const inLocales = { ...record, fields: { title: { 'en-US': 'x' }, pages: { 'en-US': 1 } } }
    const select = search({ content_type: 'article', select: 'fields.title' })
    expect(selected(select)(inLocales)).to.deep.equal({ fields: { title: { 'en-US': 'x' } } })
  })
  it('leaves an empty part where no member is there', () => {
    expect(choose('fields.body')).to.deep.equal({ fields: {} })
  })
  it('of all fields needs no content type', () => {
    expect(selected(search({ select: 'fields,sys.id' }))(record)).to.deep.equal({ sys: { id: 'a' }, fields: record.fields })
  })
  it('is at most two levels deep', () => {
    const { name, message } = refusal({ content_type: 'article', select: 'fields.title,fields.author.sys' })
    expect(name).to.equal('BadRequest')
    expect(message).to.match(/^Selected properties must be at most 2 levels deep/)
  })
  it('has at most 100 paths', () => {
    const paths = (count: number) => Array.from({ length: count }, (_, index) => `sys.p${index}`).join(',')
    expect(search({ select: paths(100) }).select).to.have.property('sys')
    expect(refusal({ select: paths(101) })).to.include({ status: 400, name: 'BadRequest' })
  })
  it('has no other parts', () => {
    expect(refusal({ select: 'system' }).details?.errors[0]).to.deep.include({ name: 'unknown', path: ['system'] })
  })
})
