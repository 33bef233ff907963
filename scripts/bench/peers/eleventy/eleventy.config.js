export default (config) => {
  config.setQuietMode(true)
  return { dir: { input: 'src', output: process.env.BENCH_OUT } }
}
