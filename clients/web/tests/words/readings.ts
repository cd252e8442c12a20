import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

const kRoot = new URL('../..', import.meta.url).pathname;
const kWords = join(kRoot, 'src/words/');

/** Whether something is declared as an entry of a dictionary: in the English one, or in what it must have. */
function isOfWords(node: ts.Node): boolean {
  const { fileName } = node.getSourceFile();
  return fileName.startsWith(join(kWords, 'en/')) || (fileName.startsWith(kWords) && fileName.endsWith('_words.ts'));
}

/** What the views read of the words, found by the types of their expressions. */
class Readings {
  readonly #read = new Set<ts.Node>();

  constructor(readonly checker: ts.TypeChecker) {}

  /** Whether an entry was read, by where it is declared. */
  has(declaration: ts.Node): boolean {
    return this.#read.has(declaration);
  }

  visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) this.#mark(this.checker.getSymbolAtLocation(node.name));
    if (ts.isObjectBindingPattern(node)) this.#pattern(node);
    if (ts.isExpression(node) && this.#isWhole(node)) this.#all(this.checker.getTypeAtLocation(node));
    ts.forEachChild(node, this.visit);
  };

  #pattern(pattern: ts.ObjectBindingPattern): void {
    const type = this.checker.getTypeAtLocation(pattern);
    for (const { propertyName, name } of pattern.elements) {
      const read = propertyName ?? name;
      if (ts.isIdentifier(read)) this.#mark(type.getProperty(read.text));
    }
  }

  /** Whether an expression is read by a key that nobody knows before the page runs, or handed on as something else. */
  #isWhole(node: ts.Expression): boolean {
    const { parent } = node;
    const isAmongWords = node.getSourceFile().fileName.startsWith(kWords);
    if (ts.isElementAccessExpression(parent) && parent.expression === node) return !isAmongWords;
    if (ts.isVariableDeclaration(parent) && !parent.type) return false;
    const first = this.#first(this.checker.getTypeAtLocation(node));
    const wanted = this.checker.getContextualType(node);
    if (!first || !isOfWords(first) || !wanted) return false;
    if (isAmongWords && !ts.isPropertyAccessExpression(node)) return false;
    return !(wanted.isUnion() ? wanted.types : [wanted]).some((type) => this.#first(type) === first);
  }

  #first(type: ts.Type): ts.Node | undefined {
    return type.getProperties()[0]?.declarations?.[0];
  }

  #mark(symbol: ts.Symbol | undefined): void {
    for (const declaration of symbol?.declarations ?? []) this.#read.add(declaration);
  }

  #all(type: ts.Type): void {
    for (const symbol of type.getProperties()) {
      const [declaration] = symbol.declarations ?? [];
      if (!declaration || !isOfWords(declaration)) continue;
      this.#mark(symbol);
      this.#all(this.checker.getTypeOfSymbol(symbol));
    }
  }
}

/** The entries below a declaration that say something, with their paths. */
function entriesOf(checker: ts.TypeChecker, type: ts.Type, path: string): [string, ts.Node][] {
  return type.getProperties().flatMap((symbol): [string, ts.Node][] => {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || !isOfWords(declaration)) return [];
    const inner = checker.getTypeOfSymbol(symbol);
    const name = `${path}.${symbol.name}`;
    const isGroup = (inner.flags & ts.TypeFlags.Object) !== 0 && inner.getCallSignatures().length === 0;
    return [[name, declaration], ...(isGroup ? entriesOf(checker, inner, name) : [])];
  });
}

function program(): ts.Program {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync(join(kRoot, 'tsconfig.json'), 'utf8'));
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, kRoot);
  return ts.createProgram(fileNames, options);
}

/**
 * The entries of the dictionaries that nothing reads: `roots` are the constants in `src/words/en`, by file and name, that
 * hold them. What is read by a computed key, or handed on as another type, counts as read with everything in it.
 */
export function unread(roots: readonly (readonly [string, string])[]): string[] {
  const all = program();
  const checker = all.getTypeChecker();
  const readings = new Readings(checker);
  for (const file of all.getSourceFiles()) {
    if (file.fileName.startsWith(join(kRoot, 'src/'))) readings.visit(file);
  }
  return roots.flatMap(([file, name]) => {
    const source = all.getSourceFile(join(kWords, 'en', file))!;
    const root = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!).find((symbol) => symbol.name === name)!;
    return entriesOf(checker, checker.getTypeOfSymbol(root), name).flatMap(([path, declaration]) => (readings.has(declaration) ? [] : [path]));
  });
}
