import { useEffect, useState } from 'react';
import { allLocales, type Locale, locales } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { KoreanType } from '#ui/korean-type.tsx';
import { Select } from '#ui/select.tsx';
import { TranslationsProvider } from '#ui/translations.tsx';
import { type Theme, useLook } from './look.ts';
import styles from './primitives.module.css';
import { Buttons } from './sections/buttons.tsx';
import { Calendars } from './sections/calendars.tsx';
import { Chips } from './sections/chips.tsx';
import { Choices } from './sections/choices.tsx';
import { Colours } from './sections/colours.tsx';
import { Contacts } from './sections/contacts.tsx';
import { EmptyStates } from './sections/empty-states.tsx';
import { Feedback } from './sections/feedback.tsx';
import { Fields } from './sections/fields.tsx';
import { Files } from './sections/files.tsx';
import { Forms } from './sections/forms.tsx';
import { Icons } from './sections/icons.tsx';
import { Lists } from './sections/lists.tsx';
import { Measures } from './sections/measures.tsx';
import { Overlays } from './sections/overlays.tsx';
import { Quantities } from './sections/quantities.tsx';
import { Searches } from './sections/searches.tsx';
import { Signs } from './sections/signs.tsx';
import { TextFields } from './sections/text-fields.tsx';
import { TypeScale } from './sections/type-scale.tsx';
import { Waiting } from './sections/waiting.tsx';
import { Ways } from './sections/ways.tsx';
import { LocaleProvider, loadWords } from './words.ts';

const sections = [
	{ id: 'colours', title: 'Colours', Body: Colours },
	{ id: 'type', title: 'Type', Body: TypeScale },
	{ id: 'measures', title: 'Measures', Body: Measures },
	{ id: 'icons', title: 'Icons and mark', Body: Icons },
	{ id: 'buttons', title: 'Buttons', Body: Buttons },
	{ id: 'fields', title: 'Fields', Body: Fields },
	{ id: 'text-fields', title: 'Text fields and passwords', Body: TextFields },
	{ id: 'forms', title: 'Forms', Body: Forms },
	{ id: 'choices', title: 'Choices', Body: Choices },
	{ id: 'searches', title: 'Comboboxes and dates', Body: Searches },
	{ id: 'files', title: 'Avatars, files, pictures', Body: Files },
	{ id: 'chips', title: 'Chips', Body: Chips },
	{ id: 'quantities', title: 'Steppers and ranges', Body: Quantities },
	{ id: 'calendars', title: 'Calendars', Body: Calendars },
	{ id: 'signs', title: 'Badges and notes', Body: Signs },
	{ id: 'waiting', title: 'Waiting', Body: Waiting },
	{ id: 'empty-states', title: 'Empty states', Body: EmptyStates },
	{ id: 'lists', title: 'Lists', Body: Lists },
	{ id: 'ways', title: 'Steps, tabs, pages, cards', Body: Ways },
	{ id: 'feedback', title: 'Errors, toasts, questions', Body: Feedback },
	{ id: 'overlays', title: 'Sheet and lightbox', Body: Overlays },
	{ id: 'contacts', title: 'Copying and e-mail', Body: Contacts },
];

const languageOptions = allLocales.map((value) => ({ value, label: locales[value].ownName }));
const themeOptions: { value: Theme; label: string }[] = [
	{ value: 'auto', label: 'Device' },
	{ value: 'light', label: 'Light' },
	{ value: 'dark', label: 'Dark' },
];

function useWords(locale: Locale) {
	const [loaded, setLoaded] = useState<{ locale: Locale; words: Messages }>();
	useEffect(() => {
		let isAwaited = true;
		void loadWords(locale).then((words) => isAwaited && setLoaded({ locale, words }));
		return () => {
			isAwaited = false;
		};
	}, [locale]);
	return loaded;
}

export function PrimitivesPage() {
	const { theme, locale, change } = useLook();
	const loaded = useWords(locale);
	return (
		<>
			<KoreanType />
			<header className={styles.bar} lang="en">
				<h1 className={styles.title}>Primitives</h1>
				<Select
					label="Language"
					name="lang"
					value={locale}
					options={languageOptions}
					onChange={(chosen) => change({ locale: chosen })}
				/>
				<Select
					label="Theme"
					name="theme"
					value={theme}
					options={themeOptions}
					onChange={(chosen) => change({ theme: chosen })}
				/>
			</header>
			<nav className={styles.contents} aria-label="Sections" lang="en">
				{sections.map(({ id, title }) => (
					<a key={id} href={`#${id}`}>
						{title}
					</a>
				))}
			</nav>
			<main>
				{loaded && (
					<LocaleProvider value={loaded.locale}>
						<TranslationsProvider locale={loaded.locale} messages={loaded.words}>
							<Sections />
						</TranslationsProvider>
					</LocaleProvider>
				)}
			</main>
		</>
	);
}

function Sections() {
	return sections.map(({ id, title, Body }) => (
		<section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`} lang="en">
				{title}
			</h2>
			<div className={styles.specimens}>
				<Body />
			</div>
		</section>
	));
}
