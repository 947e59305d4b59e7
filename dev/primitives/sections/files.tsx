import { useEffect, useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { PictureCrop } from '#ui/picture-crop.tsx';
import styles from '../primitives.module.css';
import { Specimen } from '../specimen.tsx';

const address = '/assets/images/art/palace-dawn-1-480.webp';
const names = ['Linh Nguyen', 'Анна Петрова', 'เกศินี ใจดี', '김민수', 'Budi'];
const sizes = ['sm', 'md', 'lg', 'xl'] as const;

export function Files() {
	return (
		<>
			<Specimen name="avatar: a picture, four sizes, square">
				<div className={styles.row}>
					{sizes.map((size) => (
						<Avatar key={size} name="Linh" picture={{ src: address }} size={size} />
					))}
					<Avatar name="Linh" picture={{ src: address }} isSquare />
				</div>
			</Specimen>
			<Specimen name="avatar: letters; a picture that does not load">
				<div className={styles.row}>
					{names.map((name) => (
						<Avatar key={name} name={name} />
					))}
					<Avatar name="Linh Nguyen" picture={{ src: '/assets/images/none.webp' }} size="lg" />
				</div>
			</Specimen>
			<Specimen name="file picker">
				<Picker />
			</Specimen>
			<Specimen name="file picker, error">
				<Picker error="It is larger than 10 MB. Choose a smaller file." />
			</Specimen>
			<Specimen name="file picker, being sent">
				<Picker name="certificate.pdf" progress={0.6} />
			</Specimen>
			<Specimen name="file picker, received">
				<Picker name="свидетельство-о-регистрации-юридического-лица.pdf" isReceived />
			</Specimen>
			<Specimen name="picture crop">
				<Crop />
			</Specimen>
		</>
	);
}

type PickerProps = { name?: string; progress?: number; error?: string; isReceived?: boolean };

function Picker({ name, progress, error, isReceived = false }: PickerProps) {
	const [picked, setPicked] = useState(name ? { name, sizeText: '0.8 MB' } : undefined);
	const [fault, setFault] = useState(error);
	return (
		<FilePicker
			label="Business registration certificate"
			hint="PDF or picture, up to 10 MB"
			accept={['.pdf', 'image/*']}
			maxBytes={10_000_000}
			picked={picked}
			progress={progress}
			progressLabel="Sending certificate.pdf"
			status={isReceived && <Badge tone="ok">Received</Badge>}
			error={fault}
			dropLabel="Drop the file here"
			chooseLabel="Choose a file"
			replaceLabel="Replace"
			removeLabel="Remove the file"
			onChoose={(file) => {
				setFault(undefined);
				setPicked({ name: file.name, sizeText: `${(file.size / 1e6).toFixed(1)} MB` });
			}}
			onReject={(why) => setFault(why === 'size' ? 'It is larger than 10 MB.' : 'Choose a PDF or a picture.')}
			onRemove={() => setPicked(undefined)}
		/>
	);
}

function Crop() {
	const [source, setSource] = useState<Blob>();
	const [cut, setCut] = useState('');
	useEffect(() => {
		void fetch(address).then(async (answer) => setSource(await answer.blob()));
	}, []);
	if (!source) return null;
	return (
		<PictureCrop
			source={source}
			label="Your picture: drag it, or move it with the arrow keys; + and − zoom"
			zoomLabel="Zoom"
			hint={cut}
			onChange={({ x, y, size }) => setCut(`x ${x.toFixed(2)}, y ${y.toFixed(2)}, size ${size.toFixed(2)}`)}
		/>
	);
}
