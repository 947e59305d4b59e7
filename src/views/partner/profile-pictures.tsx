import { useState } from 'react';
import type { ProviderProfile } from '#contract/api/partner.ts';
import type { FaultCode } from '#contract/faults.ts';
import { maxFileBytes } from '#domain/file/file.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { useFaultText } from '#ui/form/use-fault-text.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { HiddenPhotographs } from '#views/photograph/hidden-photographs.tsx';
import styles from './partner.module.css';
import { useSay } from './say.tsx';
import { useProfile } from './use-partner.ts';
import { usePartnerFailure } from './use-partner-failure.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
const mostPictures = 8;

/** The profile's pictures; the first is the one beside the name. */
export function ProfilePictures() {
	const t = useTranslations('partner.profile');
	const { profile } = useProfile();
	return (
		<section className={styles.adding} aria-labelledby="profile-pictures">
			<h3 id="profile-pictures" className={styles.subtitle}>
				{t('pictures')}
			</h3>
			{profile.pictures.length > 0 && (
				<ul className={styles.pictures}>
					{profile.pictures.map((picture, at) => (
						<Picture key={picture.id} picture={picture} number={at + 1} />
					))}
				</ul>
			)}
			<Hidden />
			{profile.providerId === null ? <p className={styles.small}>{t('picturesLater')}</p> : <Adding />}
		</section>
	);
}

function Picture({ picture, number }: { picture: ProviderProfile['pictures'][number]; number: number }) {
	const t = useTranslations('partner.profile');
	const addresses = (format: string) =>
		picture.widths.map((width) => `/api/files/${picture.id}/${width}.${format} ${width}w`).join(', ');
	return (
		<li className={styles.picture}>
			<picture>
				<source type="image/avif" srcSet={addresses('avif')} sizes="15rem" />
				<img
					src={`/api/files/${picture.id}/${picture.widths[0]}.webp`}
					srcSet={addresses('webp')}
					sizes="15rem"
					width={320}
					height={240}
					alt={t('picture', { number })}
					loading="lazy"
					decoding="async"
				/>
			</picture>
			<Removal id={picture.id} number={number} />
		</li>
	);
}

function Removal({ id, number }: { id: string; number: number }) {
	const t = useTranslations('partner.profile');
	const { callApi, organisation, setProfile } = useProfile();
	const { isBusy, failure, save } = useSaving({ textOf: usePartnerFailure() });
	const say = useSay();
	async function remove() {
		const input = { params: { id }, query: { organisation } };
		const answer = await save(() => callApi('DELETE /api/partners/me/profile/pictures/:id', input));
		if (!answer) return;
		setProfile(answer);
		say(t('pictureDeleted'));
	}
	return (
		<>
			<Button size="sm" variant="quiet" isBusy={isBusy} onClick={remove}>
				<Icon name="trash" />
				{t('pictureDelete', { number })}
			</Button>
			<FailureNote>{failure}</FailureNote>
		</>
	);
}

/** Those that an operator has hidden, with why. */
function Hidden() {
	const t = useTranslations('partner.profile');
	const { profile } = useProfile();
	return (
		<HiddenPhotographs
			photographs={profile.hiddenPictures}
			text={t('pictureHidden')}
			reasonOf={(reason) => t('pictureReason', { reason })}
		>
			{(id) => <Removal id={id} number={1 + profile.hiddenPictures.findIndex((one) => one.id === id)} />}
		</HiddenPhotographs>
	);
}

/** Sent as soon as it is chosen. */
function Adding() {
	const t = useTranslations('partner.profile');
	const licence = useTranslations('partner.licence');
	const words = useFaultText();
	const { callApi, organisation, profile, setProfile } = useProfile();
	const { isBusy, failure, faults, save, forget } = useSaving({ textOf: usePartnerFailure(), isFile: true });
	const [rejected, setRejected] = useState<FaultCode>();
	const say = useSay();
	const [sending, setSending] = useState<string>();
	async function add(file: File) {
		setRejected(undefined);
		setSending(file.name);
		const query = { organisation, name: file.name.slice(0, 200) };
		const answer = await save(() => callApi('POST /api/partners/me/profile/pictures', { query, body: file }));
		setSending(undefined);
		if (!answer) return;
		setProfile(answer);
		say(t('pictureAdded'));
	}
	if (profile.pictures.length + profile.hiddenPictures.length >= mostPictures)
		return <p className={styles.small}>{t('picturesFull', { max: mostPictures })}</p>;
	return (
		<FilePicker
			key={profile.pictures.length}
			label={t('pictureAdd')}
			hint={t('picturesHint')}
			error={words(rejected ?? faults.file) ?? failure}
			accept={accepted}
			maxBytes={maxFileBytes}
			picked={sending === undefined ? undefined : { name: sending, sizeText: t('pictureSending') }}
			dropLabel={t('pictureDrop')}
			chooseLabel={licence('choose')}
			replaceLabel={licence('replace')}
			isDisabled={isBusy}
			onChoose={(file) => void add(file)}
			onReject={(why) => {
				forget();
				setRejected(why === 'size' ? 'file-too-large' : 'file-type');
			}}
		/>
	);
}
