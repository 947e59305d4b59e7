import fc from 'fast-check';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { markup } from './markup.ts';
import { Plain } from './plain.tsx';

const Word = createContext('nothing');
const Said = ({ before }: { before?: string }) => (
	<>
		{before}
		{useContext(Word)}
	</>
);

test('is the text that React writes', () => {
	const node = (
		<>
			<a href="/travel?a=1&b=2" className="link" lang={undefined} onClick={() => undefined}>
				{'Seoul '}
				{3} <b>“it’s”</b>
				{' <i>'}
				{''}
				{false}
				{0}
			</a>
			<button type="button" aria-pressed={false} data-on={true} tabIndex={-1}>
				<Icon name="heart" />
				<Icon name="star" isFilled label={'"4" & more'} />
			</button>
			<picture>
				<source srcSet="/a.avif 1w" sizes="1px" />
				<img src="/a.webp" alt="" width="4" height={3} fetchPriority="high" loading={undefined} />
			</picture>
			<ul>
				{['a', 'b'].map((word) => (
					<li key={word} lang={word === 'a' ? 'ko' : undefined}>
						{word}
						{word}
					</li>
				))}
			</ul>
		</>
	);
	expect(markup(node)).toBe(renderToString(node));
});

const names = ['className', 'title', 'lang', 'aria-label', 'data-tone', 'id'];
const attributes = fc.dictionary(fc.constantFrom(...names), fc.option(fc.string(), { nil: undefined }));
const { tree } = fc.letrec<{ tree: ReactNode; element: ReactNode }>((tie) => ({
	element: fc
		.tuple(fc.constantFrom('div', 'span', 'p', 'svg', 'li'), attributes, fc.array(tie('tree'), { maxLength: 4 }))
		.map(([tag, props, children]) => createElement(tag, props, ...children)),
	tree: fc.oneof(fc.string(), fc.integer(), fc.constantFrom(null, true, ''), tie('element')),
}));

test('whatever the elements and texts are', () => {
	fc.assert(
		fc.property(tree, (node) => {
			expect(markup(node)).toBe(renderToString(node));
		}),
	);
});

test('inside of Plain components have their contexts', () => {
	const page = (inside: ReactNode) => renderToString(<Word value="hello">{inside}</Word>);
	const content = (
		<li>
			<Said before="oh, " />
		</li>
	);
	expect(
		page(
			<Plain as="ul" className="list">
				{content}
			</Plain>,
		),
	).toBe(page(<ul className="list">{content}</ul>));
});

test.each([
	['a field', <input key="1" />],
	['an attribute that nobody has looked up', <p key="2" contentEditable />],
	// biome-ignore lint/security/noScriptUrl: that is the point
	['a link that is a script', createElement('a', { href: 'javascript:alert(1)' })],
	['a context', <Word key="4" value="x" />],
])('refuses %s, rather than write it another way than React', (_, node) => {
	expect(() => markup(node)).toThrow();
});
