export { main as run } from '../site/main.ts'
