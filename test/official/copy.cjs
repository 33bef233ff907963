// Fills an empty space from a file and takes it out again, with the official tools: node copy.cjs <host> <from> <to> <files>
const { readFileSync, writeFileSync } = require('node:fs')
const contentfulExport = require('contentful-export')
const contentfulImport = require('contentful-import')

const [host, from, to, files] = process.argv.slice(2)
const space = {
  spaceId: 'local',
  environmentId: 'master',
  managementToken: 'any',
  host,
  insecure: true,
  useVerboseRenderer: true,
}
const tool = (module) => module.default ?? module

const copy = async () => {
  await tool(contentfulImport)({
    ...space,
    content: JSON.parse(readFileSync(from, 'utf8')),
    uploadAssets: true,
    assetsDirectory: files,
    errorLogFile: `${to}.log`,
    rateLimit: 1000,
  })
  const content = await tool(contentfulExport)({
    ...space,
    saveFile: false,
    includeDrafts: true,
    includeArchived: true,
    errorLogFile: `${to}.log`,
  })
  writeFileSync(to, JSON.stringify(content))
}

copy().catch((error) => {
  console.error((error.errors ?? [{ error }]).map(({ error: { message } }) => String(message).slice(0, 500)).join('\n'))
  process.exit(1)
})
