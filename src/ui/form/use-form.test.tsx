import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from '../text-field.tsx';
import { TranslationsProvider } from '../translations.tsx';
import { FormSummary } from './form-summary.tsx';
import { textsOf } from './texts.ts';
import { useForm } from './use-form.ts';
import { useFormList } from './use-form-list.ts';

const blank = {
	lead: { name: 'Linh' },
	rules: [
		{ name: 'Adult', won: '50000' },
		{ name: 'Child', won: '' },
	],
	texts: textsOf({ ru: { name: 'Луми' } }, { name: '' }),
};

function Form() {
	const form = useForm({
		blank,
		faultsOf: () => ({ 'lead.name': 'required' as const }),
		textOf: () => 'failed',
		idOf: (field: string) => `field-${field.replaceAll('.', '-')}`,
	});
	const { keys } = useFormList(form, 'rules');
	return (
		<form>
			<FormSummary form={form} title={(count) => `${count}`} labelOf={(field) => field} />
			<TextField {...form.field('lead.name')} label="Name" />
			{keys.map((key, at) => (
				<TextField key={key} {...form.field(`rules.${at}.name`)} label="Rule" />
			))}
			<TextField {...form.field('texts.ru.name')} label="Russian" />
			<TextField {...form.field('texts.th.name')} label="Thai" />
		</form>
	);
}

test('the server draws a form with what it begins with, and blames nothing', () => {
	const html = renderToStaticMarkup(
		<TranslationsProvider locale="en" messages={{}}>
			<Form />
		</TranslationsProvider>,
	);
	const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
		/ id="([^"]*)"/.exec(input)?.[1],
		/ name="([^"]*)"/.exec(input)?.[1],
		/ value="([^"]*)"/.exec(input)?.[1],
	]);
	expect(inputs).toEqual([
		['field-lead-name', 'lead.name', 'Linh'],
		['field-rules-0-name', 'rules.0.name', 'Adult'],
		['field-rules-1-name', 'rules.1.name', 'Child'],
		['field-texts-ru-name', 'texts.ru.name', 'Луми'],
		['field-texts-th-name', 'texts.th.name', ''],
	]);
	expect(html).not.toContain('aria-invalid="true"');
	expect(html).not.toContain('role="group"');
});
