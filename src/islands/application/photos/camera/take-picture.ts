const RATIO = 3 / 4;
const QUALITY = 0.95;

export async function takePicture(video: HTMLVideoElement, name: string): Promise<File> {
  const { videoWidth, videoHeight } = video;
  const width = Math.min(videoWidth, Math.round(videoHeight * RATIO));
  const height = Math.min(videoHeight, Math.round(width / RATIO));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas
    .getContext('2d')
    ?.drawImage(
      video,
      (videoWidth - width) / 2,
      (videoHeight - height) / 2,
      width,
      height,
      0,
      0,
      width,
      height,
    );
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (picture === null) throw new Error('The browser made no picture of the camera’s frame.');
  return new File([picture], name, { type: picture.type });
}
