import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

test('what is wrong and the limits of a field are both told and both read out with it', () => {
	const html = renderToStaticMarkup(
		<TextField id="won" label="Amount" hint="Up to ₩50,000" error="This is not an amount." />,
	);
	expect(html).toContain('aria-describedby="won-note"');
	const [, note = ''] = html.split('id="won-note"');
	expect(note).toContain('This is not an amount.');
	expect(note).toContain('Up to ₩50,000');
	expect(note.indexOf('This is not')).toBeLessThan(note.indexOf('Up to'));
});

test('a select tells what is wrong with it, also where its label is only read out', () => {
	const given = { id: 'who', name: 'who', label: 'Who', value: '', options: [], onChange: () => undefined } as const;
	expect(renderToStaticMarkup(<Select {...given} error="Please choose." />)).toContain('Please choose.');
	expect(renderToStaticMarkup(<Select {...given} isLabelShown error="Please choose." />)).toContain('Please choose.');
	expect(renderToStaticMarkup(<Select {...given} />)).not.toContain('who-note');
});

test('a rule that is the hint already is not said twice', () => {
	const rule = 'You must be at least 14 to join.';
	const html = renderToStaticMarkup(<TextField id="year" label="Year" hint={rule} error={rule} />);
	expect(html.split(rule)).toHaveLength(2);
});
