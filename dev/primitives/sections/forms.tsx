import type { FormEvent } from 'react';
import { locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { LanguageTabs } from '#ui/form/language-tabs.tsx';
import { languageOf, textFaults, textsOf, useTextLanguage } from '#ui/form/texts.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useFormList } from '#ui/form/use-form-list.ts';
import { TextField } from '#ui/text-field.tsx';
import styles from '../primitives.module.css';
import { Specimen } from '../specimen.tsx';

export function Forms() {
	return (
		<>
			<Specimen name="a list of things" isWide>
				<PriceRules />
			</Specimen>
			<Specimen name="texts in six languages" isWide>
				<NamesInSix />
			</Specimen>
		</>
	);
}

type Rules = { rules: { name: string; won: string }[] };

const ruleFaults = ({ rules }: Rules): Faults =>
	Object.fromEntries(
		rules.flatMap(({ name, won }, at) => [
			...(name.trim() === '' ? [[`rules.${at}.name`, 'required'] as const] : []),
			...(won.trim() === '' ? [[`rules.${at}.won`, 'required'] as const] : []),
		]),
	);

const later = () => new Promise<void>((done) => setTimeout(done, 800));
const failed = () => 'It could not be sent.';

/** Things are added, removed and moved; what is wrong with one stays with it. */
function PriceRules() {
	const form = useForm<Rules>({
		blank: {
			rules: [
				{ name: 'Adult', won: '50000' },
				{ name: 'Child', won: '' },
			],
		},
		faultsOf: ruleFaults,
		textOf: failed,
		idOf: (field) => `demo-${field.replaceAll('.', '-')}`,
	});
	const list = useFormList(form, 'rules');
	const send = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send: later });
	};
	return (
		<form className={styles.demoForm} noValidate onSubmit={send}>
			<FormSummary
				form={form}
				title={(count) => `Please check ${count}`}
				labelOf={(field) => `Rule ${Number(field.split('.')[1]) + 1}`}
				level={3}
			/>
			{list.keys.map((key, at) => (
				<div key={key} className={styles.demoRow}>
					<TextField {...form.field(`rules.${at}.name`)} label={`Rule ${at + 1}`} />
					<TextField {...form.field(`rules.${at}.won`)} label="Price" prefix="₩" inputMode="numeric" />
					<Button size="sm" disabled={at === 0} onClick={() => list.move(at, at - 1)}>
						Up
					</Button>
					<Button size="sm" onClick={() => list.remove(at)}>
						Remove
					</Button>
				</div>
			))}
			<div className={styles.demoRow}>
				<Button onClick={() => list.add({ name: '', won: '' })}>Add a rule</Button>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					Save
				</Button>
			</div>
		</form>
	);
}

type Named = { texts: ReturnType<typeof textsOf<'name' | 'intro'>> };

/** A language is written whole or not at all; what is wrong opens its language. */
function NamesInSix() {
	const { language, setLanguage, bringUp } = useTextLanguage('en');
	const form = useForm<Named>({
		blank: { texts: textsOf({ ko: { name: '루미', intro: '' } }, { name: '', intro: '' }) },
		faultsOf: ({ texts }) => textFaults(texts),
		textOf: failed,
		idOf: (field) => `demo-${field.replaceAll('.', '-')}`,
		bringUp,
	});
	const send = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send: later });
	};
	return (
		<form className={styles.demoForm} noValidate onSubmit={send}>
			<FormSummary
				form={form}
				title={(count) => `Please check ${count}`}
				labelOf={(field) => locales[languageOf(field) ?? language].ownName}
				level={3}
			/>
			<LanguageTabs
				label="Languages"
				value={language}
				texts={form.values.texts}
				doneLabel="written"
				faults={form.faults}
				onChange={setLanguage}
			>
				<div key={language} className={styles.demoForm}>
					<TextField {...form.field(`texts.${language}.name`)} label="Name" lang={locales[language].tag} />
					<TextField {...form.field(`texts.${language}.intro`)} label="Introduction" lang={locales[language].tag} />
				</div>
			</LanguageTabs>
			<div>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					Save
				</Button>
			</div>
		</form>
	);
}
