import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckRow } from './check-row.tsx';

const drawn = (change: { isBusy?: boolean; isDisabled?: boolean }) =>
	renderToStaticMarkup(<CheckRow name="joining" label="Joining" isChecked onChange={() => undefined} {...change} />);

test('a row that is busy is not disabled: who pressed it by a key keeps the focus', () => {
	expect(drawn({ isBusy: true })).not.toContain(' disabled=');
	expect(drawn({ isBusy: true })).toMatch(/aria-busy="true".*aria-disabled="true"/);
	expect(drawn({})).not.toMatch(/aria-busy|aria-disabled| disabled=/);
	expect(drawn({ isDisabled: true })).toContain(' disabled=');
});
