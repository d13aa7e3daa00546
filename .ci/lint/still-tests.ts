import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

const SLEEPS =
  'A sleep makes a test slow, and on a busy machine wrong: wait for what it waits for.';
const SLEEPERS = ['setTimeout', 'scheduler'];

/** Refuses in tests what depends on the machine's speed or on chance. */
const still: Rule = {
  create: (context) => ({
    ImportDeclaration(node) {
      if (node.source.value !== 'node:timers/promises') return;
      for (const specifier of node.specifiers)
        if (
          specifier.type === 'ImportSpecifier' &&
          specifier.imported.type === 'Identifier' &&
          SLEEPERS.includes(specifier.imported.name)
        )
          context.report({ node: specifier, message: SLEEPS });
    },
    AwaitExpression({ argument: node }) {
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
      if (node.callee.name === 'sleep') context.report({ node, message: SLEEPS });
    },
    MemberExpression(node) {
      if (node.property.type !== 'Identifier') return;
      const { name } = node.property;
      if (name === 'waitForTimeout') context.report({ node, message: SLEEPS });
      if (name === 'random' && node.object.type === 'Identifier' && node.object.name === 'Math')
        context.report({ node, message: 'Chance fails tests that nobody can repeat: use a seed.' });
    },
    Literal(node) {
      if (node.value === 'networkidle')
        context.report({
          node,
          message:
            'A page may be quiet before it is ready: `openPage` and `settled` wait for that.',
        });
    },
    Property(node) {
      const isTimeout = node.key.type === 'Identifier' && node.key.name === 'timeout';
      if (isTimeout && node.value.type === 'Literal' && typeof node.value.value === 'number')
        context.report({
          node,
          message: 'A time limit of its own fails a test on a busy machine: leave the common one.',
        });
    },
  }),
};

/** Refuses pages that a journey presses before their code counts the presses. */
const openPage: Rule = {
  create: (context) => ({
    MemberExpression(node) {
      if (node.property.type === 'Identifier' && node.property.name === 'goto')
        context.report({
          node,
          message: 'Open pages by `openPage`, which waits until they are ready, or `openDocument`.',
        });
    },
  }),
};

export default { meta: { name: 'tests' }, rules: { still, 'open-page': openPage } };
