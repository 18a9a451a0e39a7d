import { useEffect, useState } from 'react';

export function Picture({ file, alt }: { readonly file: Blob; readonly alt: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return url === null ? null : <img src={url} alt={alt} />;
}
