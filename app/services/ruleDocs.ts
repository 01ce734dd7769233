/** The long words about lint rules as a chunk of their own, loaded when somebody asks. */
export { ruleDocs } from '../../engine/docs.ts';
